/**
 * The line break of a text, with which an editor splits it and joins it again to the same bytes. In a text
 * that mixes both, the carriage returns stay as characters at the ends of their lines.
 */
export const lineBreakOf = (text: string): '\n' | '\r\n' =>
  text.includes('\r\n') && !/(?<!\r)\n/.test(text) ? '\r\n' : '\n';
