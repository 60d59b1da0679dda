import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../lib/paths.ts';
import { placeOf, scopedName } from './scoped-name.ts';

test.each([
  ['src/sections/services/services.module.css', 'services_list'],
  ['src/sections/services/looks/rows.module.css', 'services-rows_list'],
  ['src/demos/paralax/looks/services.module.css', 'paralax-services_list'],
  ['src/demos/paralax/looks/paralax.module.css', 'paralax-paralax_list'],
  ['src/showcase/demo/devices/devices.module.css', 'demo-devices_list'],
  ['src/shell/breadcrumb/logo.module.css', 'breadcrumb-logo_list'],
  ['src/widgets/map/map-view.module.css', 'map-view_list'],
])('a class of %s is called %s', (file, name) => {
  expect(scopedName('list', join(ROOT, file))).toBe(name);
});

test('no two stylesheets give their classes one name', () => {
  const files = new Map<string, string[]>();
  for (const file of globSync('src/**/*.module.css', { cwd: ROOT }))
    files.set(placeOf(file), [...(files.get(placeOf(file)) ?? []), file]);
  expect([...files.values()].filter((alike) => alike.length > 1)).toEqual([]);
});
