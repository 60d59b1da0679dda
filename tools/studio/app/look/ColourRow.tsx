import { useRef, useState } from 'react';
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components';
import { parseColour, type Hex } from '../../../../src/lib/theme/colour.ts';
import { inScheme, type Scheme } from '../../../../src/lib/theme/theme.ts';
import { useWords } from '../words.tsx';
import { ColourEditor } from './ColourEditor.tsx';
import { pairsWith } from './legible.ts';
import { shownColour } from './shown-colour.ts';
import type { UsedTheme } from './use-theme.ts';
import './colours.css';

/** A colour of a theme. */
export interface ColourPlace {
  readonly path: readonly string[];
  readonly title: string;
  readonly hint: string;
  /** As CSS. */
  readonly value: string;
  /** Its token without `color-`; none for a home’s own colours, which no rule of contrast knows. */
  readonly colour?: string;
}

interface ColourRowProps {
  readonly used: UsedTheme;
  readonly scheme: Scheme;
  readonly place: ColourPlace;
}

/** A colour by its name, which opens what changes it below: nothing lies over the page. */
export function ColourRow({ used, scheme, place }: ColourRowProps) {
  const words = useWords('look');
  const row = useRef<HTMLLIElement>(null);
  // What a formula gives is measured when its editor opens.
  const [measured, setMeasured] = useState<Hex>('#000000');
  const { title, hint, value, colour } = place;
  const { tokens } = inScheme(used.theme, scheme);
  const isFailing =
    colour !== undefined &&
    pairsWith(tokens, colour).some(({ ratio = Infinity, least }) => ratio < least);
  return (
    <li ref={row}>
      <Disclosure
        onExpandedChange={() => {
          if (row.current) setMeasured(shownColour(value, row.current));
        }}
      >
        {({ isExpanded }) => (
          <>
            <Button slot="trigger" className="look-colour">
              <span className="look-swatch" style={{ background: value }} aria-hidden="true" />
              <span className="look-colour-name">{title}</span>
              {isFailing && <span className="look-warning">{words.hardToRead}</span>}
              <span className="look-hint">{hint}</span>
            </Button>
            <DisclosurePanel className="look-editor">
              {isExpanded && (
                <ColourEditor
                  used={used}
                  scheme={scheme}
                  place={place}
                  shown={parseColour(value) ?? measured}
                />
              )}
            </DisclosurePanel>
          </>
        )}
      </Disclosure>
    </li>
  );
}
