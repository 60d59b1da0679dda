import { useId } from 'react';
import type { Catalogue, CatalogueEntry } from '~/showcase/wardrobe/wardrobe-catalogue';
import type { Wearing } from './use-outfit';

interface FacesProps {
  catalogue: Catalogue;
  /** The theme that is worn. */
  entry: CatalogueEntry;
  wearing: Wearing;
}

/** The pairs of typefaces that the template ships: each once, that of the theme itself first. */
export function Faces({ catalogue: { words, entries }, entry, wearing }: FacesProps) {
  const name = useId();
  const { faces } = wearing.outfit.choices;
  const pairs = new Map([entry, ...entries].reverse().map((one) => [pairOf(one), one]));
  const chosen = entries.find((one) => one.name === faces) ?? entry;
  return (
    <fieldset className="wardrobe-part">
      <legend>{words.faces}</legend>
      <ul className="wardrobe-faces">
        {[...pairs.values()].reverse().map((one) => (
          <li key={one.name}>
            <label>
              <input
                type="radio"
                className="wardrobe-radio"
                name={name}
                checked={pairOf(one) === pairOf(chosen)}
                onChange={() => wearing.change({ faces: one === entry ? undefined : one.name })}
              />
              <span className="wardrobe-letters" data-swatch={one.name} aria-hidden="true" />
              <span>{pairOf(one)}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** A family's cut for large sizes goes by the family's name. */
const pairOf = ({ faces }: CatalogueEntry) =>
  faces.filter((face) => !faces.some((other) => face.startsWith(`${other} `))).join(' + ');
