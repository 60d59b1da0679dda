import { themePath } from '~/lib/theme/inner-theme';
import { siteLine, themeFile } from '~/showcase/choices/theme-file';
import { fill } from '~/lib/words/fill';
import type { Theme } from '~/lib/theme/theme';
import type { Catalogue, CatalogueEntry } from '~/showcase/wardrobe/wardrobe-catalogue';
import { CopyButton } from './CopyButton';
import { download } from './hand-over';

interface TakeHomeProps {
  words: Catalogue['words'];
  /** The theme from which it departs. */
  entry: CatalogueEntry;
  /** What is worn, with all choices. */
  theme: Theme;
}

/** The look as a file of the project, and the line by which inner pages wear it. */
export function TakeHome({ words, entry: { name, firm, others }, theme }: TakeHomeProps) {
  const path = themePath(name);
  const text = themeFile({ name, theme, others, comment: fill(words.comment, { firm }) });
  const line = siteLine(name);
  return (
    <section className="wardrobe-part">
      <h3>{words.take}</h3>
      <p className="wardrobe-row">
        <button type="button" onClick={() => download(path, text)}>
          {words.download}
        </button>
        <CopyButton words={words} text={() => text}>
          {words.copyFile}
        </CopyButton>
        <CopyButton words={words} text={() => line}>
          {words.copyLine}
        </CopyButton>
      </p>
      <p className="wardrobe-note">{fill(words.file, { path })}</p>
      <p className="wardrobe-line" translate="no">
        <code>{line}</code>
      </p>
      <pre className="wardrobe-code" tabIndex={0} role="group" aria-label={path} translate="no">
        <code>{text}</code>
      </pre>
    </section>
  );
}
