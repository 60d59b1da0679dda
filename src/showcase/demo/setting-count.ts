import { globSync, readFileSync } from 'node:fs';

/** How many Sass settings there are that an owner can override. */
export const settingCount = (): number =>
  globSync('src/styles/_settings.scss').reduce(
    (count, file) => count + (readFileSync(file, 'utf8').match(/!default;/g) ?? []).length,
    0,
  );
