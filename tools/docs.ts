/**
 * `npm run docs`: writes what the documents say from the code: the lists of sections, of the site's options
 * and of the fields of content, and the book's contents for coding assistants.
 *
 *   npm run docs -- docs/fields.md   this one alone
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
