import { contrastFigure } from '../../../../src/lib/theme/colour.ts';
import type { Legibility } from '../../../../src/lib/theme/legibility.ts';
import { fill, useWords } from '../words.tsx';
import { colourOf } from './legible.ts';
import { useColourNames } from './use-colour-names.ts';
import './contrast.css';

interface ContrastListProps {
  readonly pairs: readonly Legibility[];
  /** Those of the palette that is shown. */
  readonly tokens: Readonly<Record<string, string | undefined>>;
}

/** How well a colour can be told apart from those that it meets. */
export function ContrastList({ pairs, tokens }: ContrastListProps) {
  const words = useWords('look');
  const nameOf = useColourNames();
  return (
    <ul className="look-pairs" aria-label={words.contrast}>
      {pairs.map(({ ink, ground, ratio, least }) => {
        const isEnough = (ratio ?? Infinity) >= least;
        return (
          <li key={`${ink} ${ground}`} data-enough={isEnough}>
            <span
              className="look-sample"
              aria-hidden="true"
              style={{ color: colourOf(tokens, ink), background: colourOf(tokens, ground) }}
            />
            <span>{fill(words.pair, { ink: nameOf(ink), ground: nameOf(ground) })}</span>
            <b>{ratio === undefined ? '–' : contrastFigure(ratio)}</b>
            <span>
              {ratio === undefined
                ? words.notMeasured
                : fill(isEnough ? words.enough : words.notEnough, { least })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
