/**
 * `npm run schemas`: updates `schemas/` from the code. Every build does so too; this command does
 * it on its own.
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
