import { useEffect, useState } from 'react';
import type { TypeFamily } from '../../contract/look.ts';
import { call } from '../client.ts';

const NONE: readonly TypeFamily[] = [];

/** The families that the site has; none until the server has told. */
export function useFamilies(theme: string): readonly TypeFamily[] {
  const [families, setFamilies] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    call('families', { theme }).then(
      (told) => {
        if (isWanted) setFamilies(told);
      },
      // Without them the panel offers no typefaces; all else works.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [theme]);
  return families;
}
