import site from '~site';
import { localSite } from '~/lib/languages/local-site';
import { inlineHash } from '~/lib/site/inline-hash';

/** A purpose that visitors are asked about, in the language of the page. */
export interface Purpose {
  name: string;
  label: string;
  text: string;
  services: readonly string[];
}

/** Whether anything on this site needs a visitor's consent. */
export const needsConsent = Object.keys(site.consent).length > 0;

/** The purposes, in the language of the page. */
export const purposes = (): Purpose[] =>
  Object.entries(localSite().consent).map(([name, purpose]) => ({ name, ...purpose }));

/** The length of a hash's part that tells one list of services from the next. */
const SIGNATURE_LENGTH = 12;

/**
 * Identifies what visitors have been asked: purposes, services and the scripts behind them. A choice
 * that was made for another list does not count. The words do not matter, in whatever language.
 */
export const consentSignature: string = inlineHash(
  JSON.stringify([
    Object.entries(site.consent).map(([name, { services }]) => [name, services]),
    site.scripts.filter(({ consent }) => consent !== undefined),
  ]),
).slice('sha256-'.length, 'sha256-'.length + SIGNATURE_LENGTH);

export { CONSENT_ID } from './consent-id';
