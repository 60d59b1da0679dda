import { useState } from 'react';
import type { Scheme, Theme } from '../../../../src/lib/theme/theme.ts';
import type { UsedDocument } from '../documents/use-document.ts';
import { useWords } from '../words.tsx';
import { Colours } from './Colours.tsx';
import { Faces } from './Faces.tsx';
import { InnerTheme } from './InnerTheme.tsx';
import { schemesOf } from './legible.ts';
import { LookStatus } from './LookStatus.tsx';
import { Measures } from './Measures.tsx';
import { OwnColours } from './OwnColours.tsx';
import { pageDocument, schemeIn } from './page-look.ts';
import { Part } from './Part.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { SecondPalette } from './SecondPalette.tsx';
import { TakeOver } from './TakeOver.tsx';
import { useFamilies } from './use-families.ts';
import { usePageLook, usePageScheme } from './use-page-look.ts';
import { useTheme } from './use-theme.ts';
import { Wearers } from './Wearers.tsx';

/** The palette that the page shows while the panel opens. */
const shownScheme = (): Scheme | undefined => {
  const page = pageDocument();
  return page && schemeIn(page);
};

/** A theme’s parts, each to be changed beside the page that wears it. */
export function Look({ document }: { readonly document: UsedDocument }) {
  const words = useWords('look');
  const used = useTheme(document);
  const families = useFamilies(document.saved.file);
  const [borrowed, setBorrowed] = useState<Theme>();
  const [chosen, setScheme] = useState(shownScheme);
  const schemes = schemesOf(borrowed ?? used.theme);
  const scheme = chosen !== undefined && schemes.includes(chosen) ? chosen : used.theme.scheme;
  usePageLook(borrowed ?? used.theme, families);
  usePageScheme(schemes.length > 1 ? scheme : undefined);
  return (
    <>
      <Wearers />
      {schemes.length > 1 && <SchemeSwitch scheme={scheme} onChange={setScheme} />}
      <Part title={words.colours} isOpen>
        <Colours used={used} scheme={scheme} />
        <SecondPalette used={used} />
        <OwnColours used={used} scheme={scheme} />
      </Part>
      <Part title={words.typefaces} isOpen>
        <Faces used={used} families={families} />
      </Part>
      <Measures used={used} families={families} />
      <TakeOver
        document={document}
        used={used}
        families={families}
        borrowed={borrowed}
        onBorrow={setBorrowed}
      />
      <InnerTheme />
      <LookStatus document={document} used={used} />
    </>
  );
}
