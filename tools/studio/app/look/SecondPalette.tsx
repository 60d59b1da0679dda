import { Button } from 'react-aria-components';
import './second-palette.css';
import { useWords } from '../words.tsx';
import { schemesOf } from './legible.ts';
import { addSecond, otherScheme } from './second-palette.ts';
import type { UsedTheme } from './use-theme.ts';

/** Gives a theme a second palette, or takes it away. */
export function SecondPalette({ used }: { readonly used: UsedTheme }) {
  const words = useWords('look');
  const other = otherScheme(used.written);
  const hasBoth = schemesOf(used.written).length > 1;
  return (
    <div className="look-second">
      <Button
        className="look-action"
        onPress={() => {
          used.change([hasBoth ? { kind: 'remove', path: [other] } : addSecond(used.written)]);
        }}
      >
        {words[hasBoth ? 'removePalette' : 'addPalette'][other]}
      </Button>
      {!hasBoth && <p className="look-note">{words.addPaletteHint}</p>}
    </div>
  );
}
