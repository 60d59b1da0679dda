import { localSite } from '../languages/local-site';
import type { Facts } from './facts';

/**
 * Values from `site.config.ts` that a page's texts may refer to in braces, in the language of the page:
 * `{name}`, `{address}`, `{email}`, `{phone}`.
 */
export function siteFacts(): Facts {
  const { name, contact } = localSite();
  return {
    name,
    address: contact.location,
    email: contact.emails[0],
    phone: contact.phones[0] ?? '',
  };
}
