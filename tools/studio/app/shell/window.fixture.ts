import type { PageName, SiteState } from '../../contract/documents.ts';
import type { StudioWindow } from '../studio-context.ts';

const page = (path: string, title: string, kind: PageName['kind']): PageName => ({
  path,
  title,
  kind,
  theme: 'house',
});

/** A small site of two languages. */
const aSite: SiteState = {
  name: 'Lantern & Sons',
  base: '/',
  languages: ['en', 'de'],
  hasCatalogue: false,
  pages: [
    page('/', 'Lanterns', 'home'),
    page('/about', 'About us', 'inner'),
    page('/blog/wick', 'How to trim a wick', 'post'),
  ],
  documents: [],
};

/** The window around a part, in tests. */
export const aWindow = (own: Partial<StudioWindow> = {}): StudioWindow => ({
  site: aSite,
  reloadSite: () => Promise.resolve(),
  page: page('/', 'Lanterns', 'home'),
  language: 'en',
  goTo: () => undefined,
  panel: 'content',
  showPanel: () => undefined,
  field: undefined,
  openField: () => undefined,
  markField: () => undefined,
  version: 0,
  refreshPage: () => undefined,
  announce: () => undefined,
  ...own,
});
