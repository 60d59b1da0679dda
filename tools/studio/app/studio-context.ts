import { createContext, useContext } from 'react';
import type { Path } from '../../../src/lib/content/source-lines.ts';
import type { PageName, SiteState } from '../contract/documents.ts';

/** A field of a content file. */
export interface FieldPlace {
  readonly file: string;
  readonly path: Path;
}

/** The side of the window beside the page. */
export type PanelName = 'content' | 'sections' | 'look' | 'site';

/** What every part of the window shares. */
export interface StudioWindow {
  readonly site: SiteState;
  /** Reads the site anew, as after a page has been added. */
  readonly reloadSite: () => Promise<void>;
  /** The page that the frame shows, and its language. */
  readonly page: PageName;
  readonly language: string;
  readonly goTo: (path: string, language?: string) => void;
  readonly panel: PanelName;
  readonly showPanel: (panel: PanelName) => void;
  /** The field that is being edited: the page marks what it prints. */
  readonly field: FieldPlace | undefined;
  /** Opens a field among the page’s words, and marks it in the page. */
  readonly openField: (field: FieldPlace) => void;
  /** Marks a field in the page that stands open already, in whichever panel. */
  readonly markField: (field: FieldPlace) => void;
  /** Counts the changes after which the page has to be fetched anew. */
  readonly version: number;
  /** Has the page fetched anew. */
  readonly refreshPage: () => void;
  /** Says something to the owner, screen readers included. */
  readonly announce: (message: string) => void;
}

/** What {@link useStudio} reads. */
export const StudioContext = createContext<StudioWindow | undefined>(undefined);

/** The window that a part stands in. */
export function useStudio(): StudioWindow {
  const window = useContext(StudioContext);
  if (!window) throw new Error('Outside the studio’s window.');
  return window;
}
