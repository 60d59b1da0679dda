import { appliedThemeStyles, type Scheme, type Theme } from '../../../../src/lib/theme/theme.ts';
import type { TypeFamily } from '../../contract/look.ts';
import { bringFaces } from './faces.ts';

/** What the studio has put on a page. */
interface Worn {
  readonly sheet: CSSStyleSheet;
  /** Families that the page has not loaded itself, with the name under which they were brought. */
  readonly brought: Map<string, string>;
}

const worn = new WeakMap<Document, Worn>();

/** The page in the frame; none while it has no root yet. */
export function pageDocument(): Document | undefined {
  const page = document.querySelector<HTMLIFrameElement>(
    'iframe.frame-page.is-seen',
  )?.contentDocument;
  return page?.querySelector(':root') ? page : undefined;
}

/** Shows a theme in a page over the one that it was printed with. */
export function wear(page: Document, theme: Theme, families: readonly TypeFamily[]): void {
  const own = worn.get(page) ?? putOn(page);
  if (!own) return;
  for (const variable of theme.fonts) {
    const family = families.find((one) => one.variable === variable);
    if (family && !own.brought.has(variable) && !isPrinted(page, variable)) {
      const name = `studio ${family.name}`;
      own.brought.set(variable, `"${name}",${family.kind}`);
      // Without it the page shows the fallback, as for a visitor with a slow line.
      bringFaces(page, name, variable).catch(() => own.brought.delete(variable));
    }
  }
  const variables = [...own.brought].map(([variable, stack]) => `${variable}:${stack};`).join('');
  own.sheet.replaceSync(`@layer vendor{:root{${variables}}}${appliedThemeStyles(theme)}`);
}

function putOn(page: Document): Worn | undefined {
  const view = page.defaultView;
  if (!view) return undefined;
  const own = { sheet: new view.CSSStyleSheet(), brought: new Map<string, string>() };
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, own.sheet];
  worn.set(page, own);
  return own;
}

/** Whether the page itself has loaded a family. */
const isPrinted = (page: Document, variable: string) =>
  page.defaultView?.getComputedStyle(page.documentElement).getPropertyValue(variable) !== '';

/** Shows the page as it was printed. */
export function takeOff(page: Document): void {
  const own = worn.get(page);
  if (own) page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== own.sheet);
  worn.delete(page);
}

/** Shows one of a page's two palettes; that which the visitor has chosen where none is named. */
export function showScheme(page: Document, scheme: Scheme | undefined): void {
  const { dataset } = page.documentElement;
  if (scheme === undefined) delete dataset['scheme'];
  else dataset['scheme'] = scheme;
}

/** What a page’s tokens are as it shows them, by name; none where there is no page. */
export function tokensIn(
  page: Document,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const style = page.defaultView?.getComputedStyle(page.documentElement);
  return Object.fromEntries(
    names.map((name) => [name, style?.getPropertyValue(`--${name}`).trim() ?? '']),
  );
}

/** The palette that a page shows now. */
export const schemeIn = (page: Document): Scheme =>
  page.defaultView?.getComputedStyle(page.documentElement).colorScheme === 'dark'
    ? 'dark'
    : 'light';
