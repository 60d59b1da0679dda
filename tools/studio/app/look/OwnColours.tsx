import { DisclosureGroup } from 'react-aria-components';
import { inScheme, type Scheme } from '../../../../src/lib/theme/theme.ts';
import { useWords } from '../words.tsx';
import { ColourRow } from './ColourRow.tsx';
import { swatchScope } from './Colours.tsx';
import { Part } from './Part.tsx';
import type { UsedTheme } from './use-theme.ts';

interface OwnColoursProps {
  readonly used: UsedTheme;
  readonly scheme: Scheme;
}

/** `band-muted` as words: `Band muted`. */
const spoken = (name: string) => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isDerived = (value: string) => value.includes('(');

/** The colours that only this home has: its own first, then those that follow from others. */
export function OwnColours({ used, scheme }: OwnColoursProps) {
  const words = useWords('look');
  const { palette = {} } = inScheme(used.theme, scheme);
  const colours = Object.entries(palette).toSorted(
    ([, a], [, b]) => Number(isDerived(a)) - Number(isDerived(b)),
  );
  if (colours.length === 0) return null;
  const own = used.theme[scheme]?.palette;
  return (
    <Part title={words.ownColours} level={4}>
      <p className="look-note">{words.ownColoursHint}</p>
      <DisclosureGroup>
        <ul className="look-colours" style={swatchScope(used.theme, scheme)}>
          {colours.map(([name, value]) => (
            <ColourRow
              key={name}
              used={used}
              scheme={scheme}
              place={{
                // A second palette that has no colours of its own takes those of the first.
                path:
                  scheme !== used.theme.scheme && own
                    ? [scheme, 'palette', name]
                    : ['palette', name],
                title: spoken(name),
                hint: isDerived(value) ? words.derived : words.ownColour,
                value,
              }}
            />
          ))}
        </ul>
      </DisclosureGroup>
    </Part>
  );
}
