import { readMailConfig, type MailConfig } from '../../src/lib/mail/config.ts';
import { createMailer } from '../../src/lib/mail/mailer.ts';
import { localEndpointVariables, localMailVariables } from '../mail-sink/local-mail.ts';
import { startMailSink } from '../mail-sink/start-mail-sink.ts';
import { explain, hostOf } from './explain.ts';

type Environment = Readonly<Record<string, string>>;

/** The sender and recipient of a test message: the site itself. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** The outcome of a test message, in words for the terminal. */
export interface Report {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

const SERVICES = { emailjs: 'EmailJS', endpoint: 'your form endpoint' } as const;

const NOT_CONFIGURED: Report = {
  ok: false,
  lines: [
    'No e-mail service is configured: neither .env nor the environment has a variable of one.',
    'Copy .env.example to .env and fill in those of one service; docs/e-mail.md says which.',
    'Without one, npm start brings messages to an inbox on this computer, and',
    'npm run mail-test -- --to-sink shows what would be sent.',
  ],
};

/**
 * Sends one message with the same code as the site's forms.
 *
 * @param env the build's environment
 * @throws Error if a service is half configured, if two are, or if a value is invalid
 */
export async function sendTest(env: Environment, person: Person, now: Date): Promise<Report> {
  const config = readMailConfig(env);
  if (!config) return NOT_CONFIGURED;
  const outcome = await send(config, person, now);
  if (!outcome.ok)
    return { ok: false, lines: ['The message was not taken.', ...explain(config, outcome)] };
  const inbox = config.provider === 'emailjs' ? person.email : 'the address that you named there';
  return {
    ok: true,
    lines: [
      `${hostOf(config)} has taken the message. It should be with ${inbox} in a minute.`,
      'If it is not: look among the unwanted mail, and at the history in the service’s dashboard.',
    ],
  };
}

/**
 * Sends the same message to an inbox on this computer, which imitates the configured service, and
 * reports what arrived. Nothing leaves the computer.
 *
 * @param dir where the inbox stores its messages
 */
export async function rehearse(
  env: Environment,
  person: Person,
  now: Date,
  dir: string,
): Promise<Report> {
  const sink = await startMailSink({ port: 0, dir });
  try {
    const local = localConfig(readMailConfig(env), sink.url);
    const before = sink.messages().length;
    const outcome = await send(local, person, now);
    const [message] = sink.messages().length > before ? sink.messages() : [];
    if (!outcome.ok || !message)
      return { ok: false, lines: ['The local inbox did not take the message.'] };
    return {
      ok: true,
      lines: [
        `Rehearsed for ${SERVICES[local.provider]}: nothing has left this computer. These fields arrived:`,
        ...Object.entries(message.fields).map(([name, value]) => `  ${name}: ${value}`),
      ],
    };
  } finally {
    await sink.close();
  }
}

/** The same service, imitated on this computer. */
function localConfig(config: MailConfig | undefined, origin: string): MailConfig {
  const service =
    config?.provider === 'endpoint' && config.accessKey !== undefined ? 'web3forms' : 'formspree';
  const variables =
    config?.provider === 'endpoint'
      ? { ...localEndpointVariables(origin, service), PUBLIC_FORM_FORMAT: config.format }
      : localMailVariables(origin);
  const local = readMailConfig(variables);
  if (!local) throw new Error('The local inbox has no settings.');
  return local;
}

async function send(config: MailConfig, { name, email }: Person, now: Date) {
  const nowhere = {
    get: () => Promise.resolve(null),
    set: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
  const clear = provideLocation();
  try {
    return await createMailer(config, { storage: nowhere }).send({
      from_name: name,
      from_email: email,
      subject: `Test message of ${name}`,
      message: `Sent by “npm run mail-test” at ${now.toISOString()}.\nIf you read this, the forms of your site can reach you.`,
      to_name: name,
      to_email: email,
    });
  } finally {
    clear();
  }
}

/** EmailJS's client reads the page's location. */
function provideLocation(): () => void {
  if ('location' in globalThis) return () => undefined;
  Object.defineProperty(globalThis, 'location', { value: { pathname: '/' }, configurable: true });
  return () => void Reflect.deleteProperty(globalThis, 'location');
}
