/**
 * `npm run schemas`: brings `schemas/` up to date with the code. Every build does; this one is for its sake.
 */
import { join } from 'node:path';
import { buildSite } from './lib/build.ts';
import { runTool } from './lib/main.ts';
import { TOOLS_HOME } from './lib/paths.ts';

runTool(async () => {
  await buildSite({ outDir: join(TOOLS_HOME, 'sites', 'schemas', 'dist'), force: true });
  console.log('schemas/ is what the code says.');
  return 0;
});
