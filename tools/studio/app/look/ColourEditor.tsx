import { useState } from 'react';
import { Button, parseColor, type Color } from 'react-aria-components';
import { parseColour, type Hex } from '../../../../src/lib/theme/colour.ts';
import { inScheme, type Scheme } from '../../../../src/lib/theme/theme.ts';
import { fill, useWords } from '../words.tsx';
import { ColourPicker } from './ColourPicker.tsx';
import type { ColourPlace } from './ColourRow.tsx';
import { ContrastList } from './ContrastList.tsx';
import { fittingColour, followers, pairsWith } from './legible.ts';
import { backTo, setToken } from './theme-edits.ts';
import type { UsedTheme } from './use-theme.ts';

interface ColourEditorProps {
  readonly used: UsedTheme;
  readonly scheme: Scheme;
  readonly place: ColourPlace;
  /** The colour as the screen shows it. */
  readonly shown: Hex;
}

const hexOf = (colour: Color): string => colour.toString('hex').toLowerCase();

/** Changes a colour: by sight or by its digits, with what can be read on it. */
export function ColourEditor({ used, scheme, place, shown }: ColourEditorProps) {
  const words = useWords('look');
  const { path, title, value, colour: name } = place;
  // Of its own, since a grey would forget its hue.
  const [picked, setPicked] = useState(() => parseColor(shown).toFormat('hsb'));
  const current = hexOf(picked) === shown ? picked : parseColor(shown).toFormat('hsb');
  const edit = (hex: string) => setToken(path.slice(0, -1), path.at(-1) ?? '', hex);
  const { tokens } = inScheme(used.theme, scheme);
  const pairs = name === undefined ? [] : pairsWith(tokens, name);
  const isFailing = pairs.some(({ ratio = Infinity, least }) => ratio < least);
  const better = name === undefined ? undefined : fittingColour(tokens, name);
  const before = inScheme(used.written, scheme).tokens;
  const following = Object.entries(
    isFailing && name !== undefined ? followers(before, name, shown) : {},
  );
  const back = backTo(used.theme, used.original, path);
  return (
    <>
      {parseColour(value) === undefined && <p className="look-note">{words.formula}</p>}
      <ColourPicker
        title={title}
        colour={current}
        onDrag={(next) => {
          setPicked(next);
          used.show([edit(hexOf(next))]);
        }}
        onChoose={(next) => {
          setPicked(next);
          used.change([edit(hexOf(next))]);
        }}
      />
      {pairs.length > 0 && <ContrastList pairs={pairs} tokens={tokens} />}
      <div className="look-actions">
        {isFailing && better !== undefined && (
          <Button
            className="look-action"
            onPress={() => {
              used.change([edit(better)]);
            }}
          >
            <span className="look-dot" style={{ background: better }} aria-hidden="true" />
            {fill(words.nearest, { colour: better })}
          </Button>
        )}
        {following.length > 0 && (
          <Button
            className="look-action"
            onPress={() => {
              const tokensAt = path.slice(0, -1);
              used.change(following.map(([one, hex]) => setToken(tokensAt, `color-${one}`, hex)));
            }}
          >
            {words.follow}
          </Button>
        )}
        {back.length > 0 && (
          <Button
            className="look-action"
            onPress={() => {
              used.change(back);
            }}
          >
            {words.reset}
          </Button>
        )}
      </div>
    </>
  );
}
