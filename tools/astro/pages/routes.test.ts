// @vitest-environment node
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { expect, test, vi } from 'vitest';
import site from '../../../site.config.ts';
import { ROOT } from '../../lib/paths.ts';
import { routes } from './routes.ts';

type SetUp = Parameters<NonNullable<AstroIntegration['hooks']['astro:config:setup']>>[0];

/** The routes that an integration adds when Astro calls its setup hook. */
function routesOf(home: string) {
  const injectRoute = vi.fn<SetUp['injectRoute']>();
  const config = {
    root: pathToFileURL(join(ROOT, '/')),
    srcDir: pathToFileURL(join(ROOT, 'src/')),
  };
  const ignored = { addWatchFile: () => undefined, addMiddleware: () => undefined };
  const setUp = { config, injectRoute, ...ignored } as unknown as SetUp;
  void routes({ ...site, home }).hooks['astro:config:setup']?.(setUp);
  return injectRoute.mock.calls.flat();
}

test('the page that is chosen stands at the root', () => {
  const entrypoint = pathToFileURL(join(ROOT, `src/pages/${site.home}.astro`));
  expect(routesOf(site.home)).toContainEqual({ pattern: '/', entrypoint });
});

test('a home page that is not there stops the build, with the field and the file', () => {
  expect(() => routesOf('portfolo')).toThrow(
    /site\.config\.ts[\s\S]*home: there is no page src\/pages\/portfolo\.astro/,
  );
});
