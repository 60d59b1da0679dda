/**
 * `npm run mail-test`: sends one message through the e-mail service configured in `.env` or in the
 * environment, and reports whether it was accepted, and if not, why and what to check.
 *
 *   npm run mail-test                 to the service
 *   npm run mail-test -- --to-sink    a rehearsal: to this computer's inbox, showing what is sent
 */
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import site from '../site.config.ts';
import { checkEnv } from './astro/content/check-env.ts';
import { Failure } from './lib/bootstrap/failure.mjs';
import { runTool } from './lib/main.ts';
import { LOCAL_MAIL, ROOT } from './lib/paths.ts';
import { rehearse, sendTest } from './mail-test/send-test.ts';

runTool(async () => {
  const toSink = readArguments();
  const person = { name: site.name, email: site.contact.emails[0] };
  try {
    checkEnv();
    // As a production build reads them.
    const env = loadEnv('production', ROOT, 'PUBLIC_');
    const report = toSink
      ? await rehearse(env, person, new Date(), LOCAL_MAIL)
      : await sendTest(env, person, new Date());
    console.log(report.lines.join('\n'));
    return report.ok ? 0 : 1;
  } catch (error) {
    // An invalid variable needs only its message: a stack wouldn't help to fix it.
    throw error instanceof Error ? new Failure(error.message) : error;
  }
});

function readArguments(): boolean {
  try {
    const { values } = parseArgs({ options: { 'to-sink': { type: 'boolean', default: false } } });
    return values['to-sink'];
  } catch {
    throw new Failure('Usage: npm run mail-test -- [--to-sink]');
  }
}
