/** How wide a frame may be, in CSS pixels. */
export const WIDTHS = { phone: 390, tablet: 820, desktop: 1440 } as const;

/** What the address of a page of the catalogue says. */
export interface Choice {
  /** The theme that all frames wear; nothing where each wears what its page has. */
  readonly theme: string;
  readonly width: keyof typeof WIDTHS;
  readonly search: string;
}

const isWidth = (name: string | null): name is keyof typeof WIDTHS =>
  name !== null && Object.hasOwn(WIDTHS, name);

/**
 * Reads what an address says.
 *
 * @param themes the themes that there are: another is none
 */
export function readChoice(url: URL, themes: readonly string[]): Choice {
  const theme = url.searchParams.get('theme') ?? '';
  const width = url.searchParams.get('width');
  return {
    theme: themes.includes(theme) ? theme : '',
    width: isWidth(width) ? width : 'desktop',
    search: url.searchParams.get('q') ?? '',
  };
}

/** A choice as the end of an address. */
export function queryOf(values: Readonly<Record<string, string>>): string {
  const said = Object.entries(values).filter(([, value]) => value !== '');
  return said.length === 0 ? '' : `?${new URLSearchParams(said).toString()}`;
}
