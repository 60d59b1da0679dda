/** Whether a text contains what is looked for, capital or not. */
export const isFoundIn = (text: string, search: string): boolean =>
  text.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
