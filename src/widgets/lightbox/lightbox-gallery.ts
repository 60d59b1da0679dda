import { words } from '~/lib/words/words';

/** What the lightbox says by itself. */
export type LightboxWords = typeof words.lightbox;

/**
 * The attributes, beside `data-effect="lightbox"`, of an element whose `LightboxLink`s open in the lightbox.
 *
 * @param name the gallery's name in the address of a shared link; unique on its page
 * @param label what it shows, for those who cannot see it
 */
export const lightboxGallery = (name: string, label: string) => ({
  'data-lightbox': name,
  'data-lightbox-label': label,
  'data-lightbox-words': JSON.stringify(words.lightbox),
});
