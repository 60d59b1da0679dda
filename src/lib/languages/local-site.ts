import site from '~site';
import type { Site } from '../site/site';
import { byLanguage, language } from './language';

/** The site's configuration with its words in the language of the page: `translations` in `site.config.ts`. */
export const localSite = byLanguage((): Site => {
  const { location, mapLabel, ...own } = site.translations[language()] ?? {};
  return {
    ...site,
    ...(own.description !== undefined && { description: own.description }),
    ...(own.headerButton && { headerButton: own.headerButton }),
    ...(own.footer && { footer: own.footer }),
    ...(location !== undefined && { contact: { ...site.contact, location } }),
    ...(own.consent && { consent: translated(site.consent, own.consent) }),
    ...(site.map && mapLabel !== undefined && { map: { ...site.map, label: mapLabel } }),
  };
});

/** The purposes of consent, with the words that are translated. */
const translated = (
  purposes: Site['consent'],
  words: NonNullable<Site['translations'][string]['consent']>,
): Site['consent'] =>
  Object.fromEntries(
    Object.entries(purposes).map(([name, purpose]) => [name, { ...purpose, ...words[name] }]),
  );
