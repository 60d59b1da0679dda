import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOOPBACK } from '../../tools/lib/listen.ts';
import { findFreePort } from '../../tools/lib/ports.ts';
import { TEST_PORTS } from '../../tools/site/test-site.ts';
import { NGINX, findProgram } from '../../tools/lib/programs.ts';
import { runServer, type RunningServer, type ServedSite } from './web-server.ts';

/** Types as in nginx's own `mime.types`, whose location differs between systems. */
const TYPES =
  'text/html html; text/css css; application/javascript js; image/svg+xml svg; image/webp webp; ' +
  'image/avif avif; image/png png; font/woff2 woff2; text/xml xml; text/plain txt;';

/**
 * Runs nginx with the server block from the first lines of the generated file, in its own folder.
 *
 * @throws Error with nginx's error message
 */
export async function startNginx(site: ServedSite): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-nginx-'));
  const port = await findFreePort(TEST_PORTS.mail + 1);
  await writeFile(join(folder, 'vitrine.conf'), site.config);
  await writeFile(join(folder, 'nginx.conf'), mainConfig(folder, port, site));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  // nginx prints its name and version once it listens.
  const nginx = await runServer(findProgram(NGINX) ?? '', args, { port, isReady: /nginx\/\d/ });
  const close = async () => {
    await nginx.close();
    await rm(folder, { recursive: true });
  };
  return { ...nginx, close };
}

function mainConfig(folder: string, port: number, site: ServedSite): string {
  const example = [...site.config.matchAll(/^# {3}(.*)$/gm)].map(([, line]) => line).join('\n');
  const server = example
    .replace('listen 80;', `listen ${LOOPBACK}:${port};`)
    .replace('listen [::]:80;', '')
    .replace('/var/www/vitrine', site.root)
    .replace('/etc/nginx/vitrine.conf', join(folder, 'vitrine.conf'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  // A single process, run by the user who runs the tests.
  return [
    'daemon off;',
    'master_process off;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr notice;',
    'events {}',
    'http {',
    '  access_log off;',
    `  types { ${TYPES} }`,
    ...temporary,
    server,
    '}',
  ].join('\n');
}
