import { join } from 'node:path';
import { TOOLS_HOME } from '../../tools/lib/paths.ts';
import { startTestSite, TEST_PORTS } from '../../tools/site/test-site.ts';
import { startMailSink } from '../../tools/mail-sink/start-mail-sink.ts';
import { serveSite } from '../../tools/serve/serve-site.ts';
import { clearFigures, reportFigures } from './figures.ts';
import { OTHER_SITE } from '../../tools/site/routes.ts';

/** Builds the site if it is out of date, serves it and the mail sink, and stops both at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  clearFigures();
  const started = await (OTHER_SITE === undefined ? startTestSite() : serveOther(OTHER_SITE)).catch(
    explainTakenPort,
  );
  return async () => {
    await started.close();
    reportFigures();
  };
}

/** Serves a folder that was built elsewhere as it is. */
async function serveOther(root: string): Promise<{ close(): Promise<void> }> {
  const site = await serveSite({ root, port: TEST_PORTS.site });
  const dir = join(TOOLS_HOME, 'mail', `test-${TEST_PORTS.mail}`);
  const mail = await startMailSink({ port: TEST_PORTS.mail, dir });
  return {
    close: async () => {
      await Promise.all([site.close(), mail.close()]);
    },
  };
}

/** `npm test` finds free ports; a manual Playwright run gets a hint how to set others. */
function explainTakenPort(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    throw new Error(
      `Port ${TEST_PORTS.site} or ${TEST_PORTS.mail} is taken by another program. ` +
        'Use `npm test -- --only e2e`, or set TEST_SITE_PORT and TEST_MAIL_PORT.',
    );
  }
  throw error;
}
