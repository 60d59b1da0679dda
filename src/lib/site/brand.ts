import { existsSync } from 'node:fs';
import { z } from 'astro/zod';
import type { ComponentType } from 'react';
import { kinds, openingHours } from '~/lib/site/kind.schema';
import { email } from '~/lib/site/site';
import site from '~site';
import { ContentError } from '~/lib/content/content-error';
import { localSite } from '~/lib/languages/local-site';

/** The firm that a home page belongs to, as named in the page's content. */
export const brandSchema = z.strictObject({
  name: z
    .string()
    .min(1)
    .describe('The firm’s name, as its header, its ending and search engines have it.'),
  kind: z
    .enum(kinds)
    .default('Organization')
    .describe(
      'What the name stands for, as search engines are told: an Organization, a LocalBusiness that customers visit, or a Person.',
    ),
  founded: z.int().min(1000).max(2200).describe('The year in which it began, in four digits.'),
  address: z.string().min(5).describe('Where it is found, in one line.'),
  emails: z.array(email).min(1).max(2).describe('One or two e-mail addresses, for its ending.'),
  phone: z.string().min(5).describe('Its telephone number, as people write it.'),
  openingHours: openingHours
    .optional()
    .describe('When a LocalBusiness is open, for search engines: Mo-Fr 09:00-17:00.'),
});

/** The firm that a page belongs to. The site's own firm has no founding year. */
export type Brand = Omit<z.infer<typeof brandSchema>, 'founded'> & { founded?: number };

/** A firm's mark: a drawing that takes its size and colours from its context. */
export type Mark = ComponentType<{ className?: string | undefined }>;

/** The site's own firm, from `site.config.ts`. */
const ownBrand = (): Brand => ({
  name: site.name,
  kind: site.kind,
  address: localSite().contact.location,
  emails: site.contact.emails,
  phone: site.contact.phones[0] ?? '',
  ...(site.contact.openingHours && { openingHours: site.contact.openingHours }),
});

/** The firm that a page names: with `homeBrands`, the fictional firm of its home; otherwise the owner's. */
export const brandOf = (home: Brand | undefined): Brand =>
  site.homeBrands ? (home ?? ownBrand()) : ownBrand();

const files = [
  ['logo.file', site.logo?.file],
  ['logo.onDark', site.logo?.onDark],
  ['icon', site.icon],
  ...site.social.map((link, index) => [`social[${index}].icon`, 'icon' in link && link.icon]),
] as const;

for (const [field, file] of files) {
  if (file && !existsSync(`public${file}`))
    throw new ContentError(
      `site.config.ts\n✖ a file below public: there is no public${file}\n  → at ${String(field)}`,
    );
}
