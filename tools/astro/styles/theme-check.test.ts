import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontFamilies } from '../../../fonts.config.ts';
import { themeMistakes } from '../../../src/lib/theme/theme-check.ts';
import { readTheme } from './theme-check.ts';

const fonts = fontFamilies.map(({ cssVariable }) => cssVariable);

test.each(globSync(['src/demos/*/theme.ts', 'src/styles/house.ts']))(
  '%s is read, and has no mistakes',
  async (file) => {
    const theme = await readTheme(file, readFileSync(file, 'utf8'));
    expect(theme).toBeDefined();
    expect(themeMistakes(theme, fonts)).toEqual([]);
  },
);
