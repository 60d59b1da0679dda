import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOOPBACK } from '../../tools/lib/listen.ts';
import { findFreePort } from '../../tools/lib/ports.ts';
import { TEST_PORTS } from '../../tools/site/test-site.ts';
import { CADDY, findProgram } from '../../tools/lib/programs.ts';
import { runServer, type RunningServer, type ServedSite } from './web-server.ts';

/** Avoids the machine's own ports, and requests no certificate for a made-up name. */
const GLOBAL_OPTIONS = '{\n\tadmin off\n\tauto_https off\n}\n';

/**
 * Runs Caddy with the generated file, imported as an owner would, in its own folder.
 *
 * @throws Error with Caddy's error message
 */
export async function startCaddy(site: ServedSite): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-caddy-'));
  // Away from the ports that nginx, which may start at the same time, tries.
  const port = await findFreePort(TEST_PORTS.mail + 50);
  await writeFile(join(folder, 'vitrine.Caddyfile'), site.config);
  await writeFile(join(folder, 'Caddyfile'), `${GLOBAL_OPTIONS}import vitrine.Caddyfile\n`);
  const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  const caddy = await runServer(findProgram(CADDY) ?? '', args, {
    port,
    isReady: /serving initial configuration/,
    env: {
      SITE_ADDRESS: `http://${LOOPBACK}:${port}`,
      SITE_ROOT: site.root,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
  const close = async () => {
    await caddy.close();
    await rm(folder, { recursive: true });
  };
  return { ...caddy, close };
}
