import site from '~site';
import type { Facts } from './facts';

/** What a page's words may name in braces, said once in `site.config.ts`: `{name}`, `{address}`, `{email}`, `{phone}`. */
export const siteFacts: Facts = {
  name: site.name,
  address: site.contact.location,
  email: site.contact.emails[0],
  phone: site.contact.phones[0] ?? '',
};
