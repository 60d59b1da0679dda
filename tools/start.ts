/**
 * `npm start`: builds the site if needed and serves it as a host would, with a local mail sink that
 * receives the messages of the contact forms.
 *
 *   npm start -- --force        build even if nothing has changed
 *   npm start -- --port 5000    start at another port
 *   npm start -- --dev          the development server instead of the built site
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import site from '../site.config.ts';
import { Failure } from './lib/bootstrap/failure.mjs';
import { findCommand } from './lib/bootstrap/packages.mjs';
import { buildSite } from './lib/build.ts';
import { LOOPBACK, type Listening } from './lib/listen.ts';
import {
  localMailVariables,
  localNewsletterVariables,
  ownersServices,
} from './mail-sink/local-mail.ts';
import { runTool } from './lib/main.ts';
import { LOCAL_MAIL, localSite, ROOT } from './lib/paths.ts';
import { findFreePort } from './lib/ports.ts';
import { run } from './lib/processes.ts';
import { startMailSink } from './mail-sink/start-mail-sink.ts';
import { serveSite } from './serve/serve-site.ts';

const SITE_PORT = 4321;
const MAIL_PORT = 4322;

const stop = new AbortController();

runTool(async () => {
  const { force, dev, port } = readArguments();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop.abort());

  const sitePort = await choosePort('the site', port, [MAIL_PORT]);
  const { mail, newsletter } = ownersServices(ROOT, process.env);
  // Some sites have no newsletter form, whose section then isn't there.
  const hasNewsletter = existsSync(join(ROOT, 'src/sections/newsletter'));
  const isNeeded = mail.length === 0 || (hasNewsletter && newsletter.length === 0);
  const inbox = isNeeded ? await startInbox(sitePort) : undefined;
  const env = {
    ...(inbox && mail.length === 0 && localMailVariables(inbox.url)),
    ...(inbox && newsletter.length === 0 && localNewsletterVariables(inbox.url)),
  };
  try {
    if (dev) return await develop(sitePort, env, inbox);
    const outDir = localSite(inbox?.port);
    const { built } = await buildSite({ outDir, env, force, signal: stop.signal });
    if (!built) console.log('The site is up to date: nothing to build.');
    const base = process.env['SITE_BASE'] ?? site.base;
    const server = await serveSite({ root: outDir, port: sitePort, ...(base ? { base } : {}) });
    announce(server.url, inbox, mail.length > 0);
    if (!stop.signal.aborted) await once(stop.signal, 'abort');
    await server.close();
    console.log('\nStopped.');
    return 0;
  } catch (error) {
    // Ctrl-C during the build is not a build failure.
    if (stop.signal.aborted) return 0;
    throw error;
  } finally {
    await inbox?.close();
  }
});

function readArguments(): { force: boolean; dev: boolean; port: number } {
  const options = {
    force: { type: 'boolean' },
    dev: { type: 'boolean' },
    port: { type: 'string' },
  } as const;
  try {
    const { values } = parseArgs({ options });
    const port = Number(values.port ?? SITE_PORT);
    if (!(Number.isInteger(port) && port > 0 && port < 65_536))
      throw new Error('--port needs a number.');
    return { force: values.force ?? false, dev: values.dev ?? false, port };
  } catch (error) {
    const complaint = error instanceof Error ? error.message : '';
    throw new Failure(`${complaint}\nUsage: npm start -- [--force] [--dev] [--port ${SITE_PORT}]`);
  }
}

async function choosePort(
  purpose: string,
  wanted: number,
  avoid: readonly number[],
): Promise<number> {
  const port = await findFreePort(wanted, avoid);
  if (port !== wanted)
    console.log(`Port ${wanted} is taken by another program: ${purpose} takes ${port}.`);
  return port;
}

async function startInbox(sitePort: number): Promise<Listening> {
  const port = await choosePort('the inbox', MAIL_PORT, [sitePort]);
  return startMailSink({ port, dir: LOCAL_MAIL });
}

/** The development server also prints its own address when it is ready. */
function develop(
  port: number,
  env: Readonly<Record<string, string>>,
  inbox: Listening | undefined,
): Promise<number> {
  console.log(`Site    http://${LOOPBACK}:${port}   in some seconds`);
  if (inbox) console.log(`Inbox   ${inbox.url}   what the forms send`);
  const args = [findCommand(ROOT, 'astro'), 'dev', '--port', String(port), '--host', LOOPBACK];
  return run(process.execPath, args, { env, signal: stop.signal });
}

function announce(url: string, inbox: Listening | undefined, isOwnMail: boolean): void {
  const lines = [
    'Vitrine is running',
    '',
    `Site    ${url}`,
    ...(inbox ? [`Inbox   ${inbox.url}   what the forms send`] : []),
    ...(isOwnMail
      ? ['Mail    goes to your own e-mail service (from .env or the environment)']
      : []),
    '',
    'Stop with Ctrl-C',
  ];
  const width = Math.max(...lines.map((line) => line.length)) + 4;
  const rule = '─'.repeat(width);
  const rows = lines.map((line) => `│  ${line.padEnd(width - 2)}│`);
  console.log(['', `┌${rule}┐`, ...rows, `└${rule}┘`].join('\n'));
}
