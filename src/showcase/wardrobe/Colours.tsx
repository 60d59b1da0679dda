import { contrastFigure, contrastOf } from '~/lib/theme/colour';
import { chosenColours, coloursOf } from '~/lib/theme/follow-colours';
import { contrastPairs } from '~/showcase/choices/dress';
import { fill } from '~/lib/words/fill';
import type { Theme } from '~/lib/theme/theme';
import type { Catalogue } from '~/showcase/wardrobe/wardrobe-catalogue';
import { ColourField } from './ColourField';
import type { Wearing } from './use-outfit';

interface ColoursProps {
  words: Catalogue['words'];
  /** What is worn, with all choices. */
  theme: Theme;
  wearing: Wearing;
}

/** Of the pairs of colours, those that most words stand in, and what they are called. */
const SHOWN = {
  'text background': 'pairText',
  'muted background': 'pairMuted',
  'accent background': 'pairAccent',
  'on-accent accent': 'pairOnAccent',
} as const;

/** Paper, ink and accent; the other colours follow. Below them, how well words can be read. */
export function Colours({ words, theme, wearing }: ColoursProps) {
  const colours = coloursOf(theme);
  const pairs = contrastPairs.flatMap((pair) => {
    const key = `${pair.ink} ${pair.ground}`;
    return key in SHOWN ? [{ ...pair, label: words[SHOWN[key as keyof typeof SHOWN]] }] : [];
  });
  return (
    <fieldset className="wardrobe-part">
      <legend>{words.colours}</legend>
      <div className="wardrobe-colours">
        {chosenColours.map((name) => (
          <ColourField key={name} name={name} words={words} theme={theme} wearing={wearing} />
        ))}
      </div>
      <ul className="wardrobe-pairs" aria-label={words.contrast}>
        {pairs.map(({ ink, ground, least, label }) => {
          const figure = contrastOf(colours[ink], colours[ground]);
          const isReached = figure >= least;
          return (
            <li key={label} data-reached={isReached}>
              <span className="wardrobe-sample" data-ink={ink} aria-hidden="true" />
              <span>{label}</span>
              <b>{fill(words.ratio, { figure: contrastFigure(figure) })}</b>
              <span>{isReached ? words.passes : fill(words.falls, { least })}</span>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
