/** Whether a text has a name that does not go on: `--font-syne` is not in `--font-syne-mono`. */
export const hasWord = (text: string, word: string): boolean =>
  text
    .split(word)
    .slice(1)
    .some((rest) => !/^[\w-]/.test(rest));
