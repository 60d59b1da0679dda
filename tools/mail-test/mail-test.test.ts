import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readMailConfig } from '../../src/lib/mail/config.ts';
import { localEndpointVariables, localMailVariables } from '../mail-sink/local-mail.ts';
import { ROOT } from '../lib/paths.ts';
import { startMailSink, type MailSink } from '../mail-sink/start-mail-sink.ts';
import { explain } from './explain.ts';
import { rehearse, sendTest } from './send-test.ts';

const dir = mkdtempSync(join(tmpdir(), 'vitrine-mail-test-'));
const person = { name: 'Studio', email: 'hello@studio.example' };
const NOW = new Date('2026-11-22T20:00:00Z');
let sink: MailSink;

beforeAll(async () => (sink = await startMailSink({ port: 0, dir })));
afterEach(() => sink.reset());
afterAll(async () => {
  await sink.close();
  rmSync(dir, { recursive: true });
});

const emailJs = () => localMailVariables(sink.url);
const formspree = () => localEndpointVariables(sink.url, 'formspree');
const web3forms = () => localEndpointVariables(sink.url, 'web3forms');

const send = async (env: Record<string, string>, from = person) => {
  const { ok, lines } = await sendTest(env, from, NOW);
  return { ok, text: lines.join('\n') };
};

describe('a test message', () => {
  it.each([
    ['EmailJS', emailJs, 'with hello@studio.example in a minute'],
    ['Formspree', formspree, 'with the address that you named there'],
    ['Web3Forms', web3forms, 'with the address that you named there'],
  ])('is taken by %s', async (_, env, where) => {
    const { ok, text } = await send(env());
    expect(ok).toBe(true);
    expect(text).toContain(`127.0.0.1:${sink.port} has taken the message.`);
    expect(text).toContain(where);
    const [message] = sink.messages();
    expect(message?.fields['subject']).toBe('Test message of Studio');
    expect(message?.fields['message']).toContain('2026-11-22T20:00:00.000Z');
  });

  it.each([
    ['PUBLIC_EMAILJS_PUBLIC_KEY', emailJs, 404],
    ['PUBLIC_EMAILJS_SERVICE_ID', emailJs, 400],
    ['PUBLIC_EMAILJS_TEMPLATE_ID', emailJs, 400],
    ['PUBLIC_FORM_ACCESS_KEY', web3forms, 400],
  ])('that a wrong %s stops is told with its name', async (name, env, status) => {
    const { ok, text } = await send({ ...env(), [name]: 'wrong' });
    expect(ok).toBe(false);
    expect(text).toContain(`answered ${status}: `);
    const named = text.match(/PUBLIC_\w+/g);
    expect(named).toEqual([name]);
    expect(sink.messages()).toEqual([]);
  });

  it('that finds no form, or a page in its place, leads to the endpoint’s address', async () => {
    const other = await send({ ...formspree(), PUBLIC_FORM_ENDPOINT: `${sink.url}/f/other` });
    expect(other.text).toMatch(/answered 404: [\s\S]*PUBLIC_FORM_ENDPOINT, to its very end/);
    const posts = await send({ ...formspree(), PUBLIC_FORM_ENDPOINT: `${sink.url}/delete` });
    expect(posts.text).toMatch(/answered 200: [\s\S]*no form endpoint: PUBLIC_FORM_ENDPOINT/);
  });

  it.each([
    [emailJs, 403, /Allow EmailJS API for\s+non-browser applications/],
    [emailJs, 429, /one message a second[\s\S]*quota/],
    [emailJs, 503, /itself has a problem/],
    [formspree, 403, /only\s+from browsers and from domains/],
    [formspree, 415, /PUBLIC_FORM_FORMAT/],
    [formspree, 429, /wait a minute[\s\S]*quota/],
    [formspree, 500, /itself has a problem/],
  ])('that is refused says why (%#)', async (env, status, expected) => {
    const { ok, text } = await send(env(), {
      ...person,
      email: `status-${status}@studio.example`,
    });
    expect(ok).toBe(false);
    expect(text).toContain(`The message was not taken.\n127.0.0.1:${sink.port} answered ${status}`);
    expect(text).toMatch(expected);
  });

  it.each([
    [emailJs, 'PUBLIC_EMAILJS_ORIGIN'],
    [formspree, 'PUBLIC_FORM_ENDPOINT'],
  ])('that nobody answers asks whether there is a line (%#)', async (env, name) => {
    const variables = env();
    const gone = await startMailSink({ port: 0, dir });
    await gone.close();
    const moved = Object.fromEntries(
      Object.entries(variables).map(([key, value]) => [key, value.replace(sink.url, gone.url)]),
    );
    const { ok, text } = await send(moved);
    expect(ok).toBe(false);
    expect(text).toMatch(/gave no answer \(Network Error\)[\s\S]*online/);
    expect(text).toContain(name);
  });

  it('needs a service', async () => {
    const { ok, text } = await send({});
    expect(ok).toBe(false);
    expect(text).toContain('No e-mail service is configured');
    expect(text).toContain('--to-sink');
  });
});

it('knows what EmailJS says to programs that are no browsers', () => {
  const config = readMailConfig(emailJs());
  if (!config) throw new Error('no config');
  const text = 'API calls are disabled for non-browser applications';
  expect(explain(config, { status: 403, text }).join('\n')).toContain('Visitors’ messages may be');
});

describe('a rehearsal', () => {
  const outside = { PUBLIC_FORM_ENDPOINT: 'https://forms.example/f', PUBLIC_FORM_FORMAT: 'json' };

  it.each([
    ['EmailJS', {}, 'from_name: Studio'],
    ['your form endpoint', outside, 'name: Studio'],
    ['your form endpoint', { ...outside, PUBLIC_FORM_ACCESS_KEY: 'a' }, 'name: Studio'],
  ])('for %s shows the fields, and nothing leaves this computer', async (service, env, field) => {
    const { ok, lines } = await rehearse(env, person, NOW, dir);
    expect(ok).toBe(true);
    expect(lines[0]).toContain(`Rehearsed for ${service}`);
    expect(lines).toContain(`  ${field}`);
    expect(sink.messages()).toHaveLength(1);
  });
});

describe('the command', () => {
  const run = (args: string[], env: Record<string, string>) =>
    new Promise<{ code: number; output: string }>((done) => {
      const child = execFile(
        process.execPath,
        [join(ROOT, 'tools/mail-test.ts'), ...args],
        { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production', ...env } },
        (_, stdout, stderr) => done({ code: child.exitCode ?? 0, output: stdout + stderr }),
      );
    });

  it('sends through what the environment has, and ends well', async () => {
    const { code, output } = await run([], formspree());
    expect(output).toContain('has taken the message');
    expect(code).toBe(0);
    expect(sink.messages()).toHaveLength(1);
  });

  it('ends badly where a variable is wrong, with a sentence and no stack', async () => {
    const { code, output } = await run([], { ...formspree(), PUBLIC_FORM_FORMAT: 'jsn' });
    expect(output).toMatch(/^\s*PUBLIC_FORM_FORMAT is "jsn"[^\n]*did you mean "json"/);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });

  it('knows its arguments', async () => {
    expect(await run(['--to-sinc'], {})).toMatchObject({
      code: 1,
      output: expect.stringContaining('--to-sink') as string,
    });
  });
});
