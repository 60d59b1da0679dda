import { useEffect, useId, useRef } from 'react';
import { inlineSign } from '~/lib/browser/inline-sign';
import { fill } from '~/lib/words/fill';
import type { Catalogue, CatalogueEntry } from '~/showcase/wardrobe/wardrobe-catalogue';

interface RailProps {
  catalogue: Catalogue;
  home: string | undefined;
  /** The theme that is worn, by its name. */
  worn: string;
  onWear: (theme: string) => void;
}

/**
 * The themes, as pieces of cloth on a rail. An inner page puts one on; a home is what it is, so that
 * there each leads to the home that it was cut for.
 */
export function Rail({ catalogue, home, worn, onWear }: RailProps) {
  const { words, entries } = catalogue;
  const name = useId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = list.current;
    const piece = box?.querySelector<HTMLElement>('li:has([aria-current], :checked)');
    if (!box || !piece) return;
    // A third of the rail lies before it, whichever way one reads.
    const before = box.clientWidth / 3;
    const { offsetLeft, offsetWidth } = piece;
    box.scrollLeft =
      inlineSign(box) > 0
        ? offsetLeft - before
        : offsetLeft + offsetWidth + before - box.clientWidth;
  }, []);
  const shown = entries.filter((entry) => home === undefined || entry.href !== undefined);
  return (
    <fieldset className="wardrobe-part">
      <legend>{words.themes}</legend>
      <p className="wardrobe-note">{home === undefined ? words.onInner : words.onHome}</p>
      <ul ref={list} className="wardrobe-rail">
        {shown.map((entry) => (
          <li key={entry.name}>
            {home === undefined ? (
              <label className="wardrobe-piece">
                <input
                  type="radio"
                  className="wardrobe-radio"
                  name={name}
                  checked={entry.name === worn}
                  onChange={() => onWear(entry.name)}
                />
                <Cloth {...entry} />
              </label>
            ) : (
              <a
                className="wardrobe-piece"
                href={entry.href}
                {...(entry.name === worn && {
                  'aria-current': 'page',
                  'aria-label': fill(words.worn, { firm: entry.firm }),
                })}
              >
                <Cloth {...entry} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Two letters in a theme's own paper, ink, accent and type. */
function Cloth({ name, firm }: Pick<CatalogueEntry, 'name' | 'firm'>) {
  return (
    <>
      <span className="wardrobe-cloth" data-swatch={name} aria-hidden="true" />
      <span className="wardrobe-firm">{firm}</span>
    </>
  );
}
