import { useEffect, type CSSProperties } from 'react';
import type { TypeFamily } from '../../contract/look.ts';
import { bringFaces } from './faces.ts';

const specimenName = ({ name }: TypeFamily) => `specimen ${name}`;

/** The style that shows a family in itself, once its specimen is there. */
export const specimenStyle = (family: TypeFamily): CSSProperties => ({
  fontFamily: `"${specimenName(family)}", ${family.kind}`,
});

/** Specimens that the window has. */
const brought = new Set<string>();

/** Brings the letters of each family’s own name into the window, one after the other. */
export function useSpecimens(families: readonly TypeFamily[]): void {
  useEffect(() => {
    let isWanted = true;
    const bring = async () => {
      for (const family of families) {
        if (!isWanted) return;
        if (brought.has(family.variable)) continue;
        const { name, variable } = family;
        // A specimen that does not come leaves the name in a plain face.
        await bringFaces(document, specimenName(family), variable, name).then(
          () => brought.add(variable),
          () => undefined,
        );
      }
    };
    void bring();
    return () => {
      isWanted = false;
    };
  }, [families]);
}
