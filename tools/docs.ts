/**
 * `npm run docs`: generates the parts of the documents that come from code: the lists of sections,
 * site options and content fields, and the book's contents for coding assistants.
 *
 *   npm run docs -- docs/fields.md   only this file
 */
import { WRITTEN, writtenText } from './docs/written.ts';
import { allOrNothing } from './lib/all-or-nothing.ts';
import { runTool } from './lib/main.ts';
import { ROOT } from './lib/paths.ts';
import { expectKnown } from './take/pages.ts';

runTool(async () => {
  const wanted = process.argv.slice(2);
  expectKnown('document', wanted, WRITTEN);
  const files = WRITTEN.filter((file) => wanted.length === 0 || wanted.includes(file));
  await allOrNothing(ROOT, async ({ apply }) => {
    const texts = files.map(async (file) => [file, await writtenText(ROOT, file)] as const);
    apply(new Map(await Promise.all(texts)));
  });
  for (const file of files) console.log(file);
  return 0;
});
