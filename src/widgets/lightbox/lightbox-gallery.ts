import { words } from '~/lib/words/words';

/**
 * Returns the attributes, besides `data-effect="lightbox"`, of an element whose `LightboxLink`s
 * open in the lightbox.
 *
 * @param name the gallery's name in the URL of a shared link; unique on its page
 * @param label the gallery's accessible name
 */
export const lightboxGallery = (name: string, label: string) => ({
  'data-lightbox': name,
  'data-lightbox-label': label,
  'data-lightbox-words': JSON.stringify(words.lightbox),
});
