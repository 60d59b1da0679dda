/**
 * `npm run edit`: opens the site in the studio, where words, pictures and looks are changed beside the page.
 *
 *   npm run edit -- --port 5000   stand at another port
 *   npm run edit -- --no-open     only print the address
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { Failure } from './lib/bootstrap/failure.mjs';
import { LOOPBACK } from './lib/listen.ts';
import { runTool } from './lib/main.ts';
import { ROOT, TOOLS_HOME } from './lib/paths.ts';
import { findFreePort } from './lib/ports.ts';
import { step } from './lib/progress.mjs';
import { buildApp } from './studio/server/build-app.ts';
import { studio } from './studio/server/integration.ts';
import { STUDIO_PATH } from './studio/contract/api.ts';
import { openInBrowser } from './studio/server/open-in-browser.ts';
import { sittingToken } from './studio/server/token.ts';

const PORT = 4333;

runTool(async () => {
  const { port: wanted, isOpened } = readArguments();
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop.abort());
  const port = await findFreePort(wanted);
  const app = await step('Preparing the studio', buildApp);
  const token = sittingToken(join(TOOLS_HOME, 'studio', 'studio.key'));
  const server = await dev({
    root: ROOT,
    // Only by its own names, whatever the site's configuration allows.
    server: { port, host: LOOPBACK, allowedHosts: [] },
    integrations: [studio({ token, app })],
    logLevel: 'warn',
  });
  const address = `http://${LOOPBACK}:${String(server.address.port)}${STUDIO_PATH}/#${token}`;
  console.log(`\nThe studio  ${address}\n\nStop with Ctrl-C`);
  if (isOpened) openInBrowser(address);
  if (!stop.signal.aborted) await once(stop.signal, 'abort');
  await server.stop();
  return 0;
});

function readArguments() {
  const options = { port: { type: 'string' }, 'no-open': { type: 'boolean' } } as const;
  try {
    const { values } = parseArgs({ options });
    const port = Number(values.port ?? PORT);
    if (!(Number.isInteger(port) && port > 0 && port < 65_536))
      throw new Error('--port needs a number.');
    return { port, isOpened: !values['no-open'] };
  } catch (error) {
    const complaint = error instanceof Error ? error.message : '';
    throw new Failure(`${complaint}\nUsage: npm run edit -- [--port ${PORT}] [--no-open]`);
  }
}
