import { transform } from 'lightningcss';

/** A stylesheet without comments and blanks that separate nothing. */
export const minifyCss = (css: string): string =>
  transform({ filename: 'inner.css', code: Buffer.from(css), minify: true }).code.toString();
