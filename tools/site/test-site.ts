import { join } from 'node:path';
import { FIXTURES_VARIABLE } from '../astro/pages/test-fixtures.ts';
import { startMailSink, type MailSink } from '../mail-sink/start-mail-sink.ts';
import { serveSite } from '../serve/serve-site.ts';
import { buildSite, type BuildOptions } from '../lib/build.ts';
import { LOOPBACK, type Listening } from '../lib/listen.ts';
import { localMailVariables, localNewsletterVariables } from '../mail-sink/local-mail.ts';
import { testSite, TOOLS_HOME } from '../lib/paths.ts';

/** The ports of the tests' site and mail sink; `npm test` chooses others if they are taken. */
export const TEST_PORTS = {
  site: Number(process.env['TEST_SITE_PORT'] ?? 4331),
  mail: Number(process.env['TEST_MAIL_PORT'] ?? 4332),
} as const;

/** What opens the locked work among the fixtures. */
export const LOCKED_PASSWORD = 'low tide at four';

const SINK = `http://${LOOPBACK}:${TEST_PORTS.mail}`;

/**
 * The variables of the tests' build: its mail goes to the tests' sink, and it includes their
 * fixtures.
 */
const TEST_BUILD_VARIABLES = {
  ...localMailVariables(SINK),
  ...localNewsletterVariables(SINK),
  [FIXTURES_VARIABLE]: '1',
  WORKS_PASSWORD: LOCKED_PASSWORD,
};

export interface TestSite {
  readonly site: Listening;
  readonly mail: MailSink;
  /** The folder of the built site, in which tests discover the routes. */
  readonly root: string;
  close(): Promise<void>;
}

/** Builds the tests' site if it is out of date. */
export async function buildTestSite(options: Pick<BuildOptions, 'isSilent'> = {}): Promise<string> {
  const { outDir } = await buildSite({
    ...options,
    outDir: testSite(TEST_PORTS.mail),
    env: TEST_BUILD_VARIABLES,
  });
  return outDir;
}

/** Builds if needed, then serves the site and the mail sink for the browser tests. */
export async function startTestSite(): Promise<TestSite> {
  const root = await buildTestSite();
  const mail = await startMailSink({
    port: TEST_PORTS.mail,
    dir: join(TOOLS_HOME, 'mail', `test-${TEST_PORTS.mail}`),
  });
  mail.reset();
  try {
    const site = await serveSite({ root, port: TEST_PORTS.site });
    const close = async () => {
      await Promise.all([site.close(), mail.close()]);
    };
    return { site, mail, root, close };
  } catch (error) {
    await mail.close();
    throw error;
  }
}
