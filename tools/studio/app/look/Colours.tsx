import type { CSSProperties } from 'react';
import { DisclosureGroup } from 'react-aria-components';
import { inScheme, type Scheme, type Theme } from '../../../../src/lib/theme/theme.ts';
import { useWords } from '../words.tsx';
import { ColourRow } from './ColourRow.tsx';
import { colourOf } from './legible.ts';
import { tokensPath } from './theme-edits.ts';
import type { UsedTheme } from './use-theme.ts';

interface ColoursProps {
  readonly used: UsedTheme;
  readonly scheme: Scheme;
}

/** The colours of a theme, in the order in which an owner meets them. */
const NAMES = [
  'background',
  'surface',
  'text',
  'muted',
  'line',
  'accent',
  'on-accent',
  'highlight',
  'inverse',
  'on-inverse',
  'focus',
  'danger',
  'success',
] as const;

/** The properties that colours of a theme read from each other, for swatches. */
export function swatchScope(theme: Theme, scheme: Scheme): CSSProperties {
  const { tokens, palette = {} } = inScheme(theme, scheme);
  return Object.fromEntries([
    ...NAMES.map((name) => [`--color-${name}`, colourOf(tokens, name)]),
    ...Object.entries(palette).map(([name, value]) => [`--palette-${name}`, value]),
  ]) as CSSProperties;
}

/** The colours that every theme has, with what each is for. */
export function Colours({ used, scheme }: ColoursProps) {
  const { colourNames, colourHints } = useWords('look');
  const { tokens } = inScheme(used.theme, scheme);
  const path = tokensPath(used.theme, scheme);
  return (
    <DisclosureGroup>
      <ul className="look-colours" style={swatchScope(used.theme, scheme)}>
        {NAMES.map((name) => (
          <ColourRow
            key={name}
            used={used}
            scheme={scheme}
            place={{
              path: [...path, `color-${name}`],
              title: colourNames[name],
              hint: colourHints[name],
              value: colourOf(tokens, name),
              colour: name,
            }}
          />
        ))}
      </ul>
    </DisclosureGroup>
  );
}
