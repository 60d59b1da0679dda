/**
 * `npm run docs`: writes what the documents say from the code: the lists of sections, of the site's options
 * and of the fields of content, and the book's contents for coding assistants.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WRITTEN, writtenText } from './docs/written.ts';
import { runTool } from './lib/main.ts';
import { ROOT } from './lib/paths.ts';

runTool(async () => {
  for (const file of WRITTEN) {
    writeFileSync(join(ROOT, file), await writtenText(ROOT, file));
    console.log(file);
  }
  return 0;
});
