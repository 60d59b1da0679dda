import { createContext, useContext } from 'react';
import type { SettingsGroup } from './settings-groups.ts';

/** The rooms of the site. */
export const ROOMS = [
  'settings',
  'menu',
  'pages',
  'posts',
  'works',
  'lists',
  'words',
  'translations',
  'redirects',
  'homes',
] as const;

/** A room of the site's panel. */
export type RoomName = (typeof ROOMS)[number];

/** What the panel shows in the place of the list of rooms. */
export type Place =
  | { readonly kind: 'room'; readonly room: RoomName }
  | { readonly kind: 'settings'; readonly group: SettingsGroup }
  | { readonly kind: 'language'; readonly language: string }
  | { readonly kind: 'document'; readonly file: string; readonly title: string };

/** Opens a place in the panel, above the one that is shown. */
export const PlaceContext = createContext<(place: Place) => void>(() => undefined);

/** Opens a place in the panel. */
export const useOpenPlace = (): ((place: Place) => void) => useContext(PlaceContext);
