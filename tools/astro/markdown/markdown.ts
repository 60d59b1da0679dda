import { existsSync, readFileSync } from 'node:fs';
import { satteri } from '@astrojs/markdown-satteri';
import { fill } from '../../../src/lib/words/fill.ts';
import { MARKDOWN_FEATURES } from '../../../src/lib/markdown/markdown-tree.ts';
import { wordsSchema } from '../../../src/lib/words/words.schema.ts';
import { readYaml } from '../../../src/lib/content/yaml.ts';
import { alignedCells, codeBlocks, footnotesHeading, tables } from './code-blocks.ts';
import { headingIds } from './heading-ids.ts';
import { localPictures, pictureAddresses } from './markdown-pictures.ts';

/**
 * The processor for posts and Markdown texts.
 *
 * @param language the site's, for the words around footnotes
 */
export const markdown = (language: string) =>
  satteri({
    mdastPlugins: [pictureAddresses()],
    hastPlugins: [
      codeBlocks(),
      tables(),
      alignedCells(),
      footnotesHeading(),
      localPictures(),
      headingIds(),
    ],
    features: { ...MARKDOWN_FEATURES, gfm: { footnotes: footnoteWords(language) } },
  });

/** The words around footnotes; the pages report mistakes in the file of words. */
function footnoteWords(language: string) {
  const file = `src/content/words/${new Intl.Locale(language).language}.yaml`;
  if (!existsSync(file)) return true;
  const { data } = wordsSchema.shape.text.safeParse(textWords(readFileSync(file, 'utf8')));
  if (!data) return true;
  return {
    label: data.footnotes,
    backLabel: fill(data.footnoteBack, { number: '{reference}' }),
  };
}

function textWords(yaml: string): unknown {
  const { data } = readYaml(yaml);
  return typeof data === 'object' && data !== null && 'text' in data ? data.text : undefined;
}
