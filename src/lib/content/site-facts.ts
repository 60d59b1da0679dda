import site from '~site';
import type { Facts } from './facts';

/**
 * Values from `site.config.ts` that a page's texts may refer to in braces: `{name}`, `{address}`,
 * `{email}`, `{phone}`.
 */
export const siteFacts: Facts = {
  name: site.name,
  address: site.contact.location,
  email: site.contact.emails[0],
  phone: site.contact.phones[0] ?? '',
};
