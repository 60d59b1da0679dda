import { useId } from 'react';
import { parseColour } from '~/lib/theme/colour';
import { coloursOf, type ChosenColour } from '~/lib/theme/follow-colours';
import { betterColour } from '~/showcase/choices/dress';
import { fill } from '~/lib/words/fill';
import type { Theme } from '~/lib/theme/theme';
import type { Catalogue } from '~/showcase/wardrobe/wardrobe-catalogue';
import type { Wearing } from './use-outfit';

interface ColourFieldProps {
  name: ChosenColour;
  words: Catalogue['words'];
  theme: Theme;
  wearing: Wearing;
}

/** A colour, by sight or by its digits; where it cannot be read, the nearest that can is one press away. */
export function ColourField({ name, words, theme, wearing }: ColourFieldProps) {
  const id = useId();
  const colour = coloursOf(theme)[name];
  const isChosen = wearing.outfit.choices[name] !== undefined;
  const better = isChosen ? betterColour(name, theme) : undefined;
  const choose = (text: string) => {
    const chosen = parseColour(text.trim());
    if (chosen && chosen !== colour) wearing.change({ [name]: chosen });
  };
  return (
    <div className="wardrobe-colour">
      <label htmlFor={id}>{words[name]}</label>
      <input
        id={id}
        type="color"
        value={colour}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <input
        key={colour}
        type="text"
        dir="ltr"
        aria-label={fill(words.digits, { colour: words[name] })}
        defaultValue={colour}
        maxLength={7}
        size={7}
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => {
          // Finished when all six digits are there.
          if (value.trim().replace('#', '').length === 6) choose(value);
        }}
      />
      {isChosen && (
        <button
          type="button"
          aria-label={fill(words.takeBack, { colour: words[name] })}
          onClick={() => wearing.change({ [name]: undefined })}
        >
          {words.own}
        </button>
      )}
      {better && (
        <button
          type="button"
          className="wardrobe-better"
          onClick={() => wearing.change({ [name]: better })}
        >
          {fill(words.nearest, { colour: better })}
        </button>
      )}
    </div>
  );
}
