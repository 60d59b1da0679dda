import { existsSync } from 'node:fs';
import { z } from 'astro/zod';
import type { ComponentType } from 'react';
import { email } from '~/lib/site/site';
import site from '~site';
import { ContentError } from '~/lib/content/content-error';

/** The firm whose home a page is, as the page's content names it. */
export const brandSchema = z.strictObject({
  name: z
    .string()
    .min(1)
    .describe('The firm’s name, as its header, its ending and search engines have it.'),
  founded: z.int().min(1000).max(2200).describe('The year in which it began, in four digits.'),
  address: z.string().min(5).describe('Where it is found, in one line.'),
  emails: z.array(email).min(1).max(2).describe('One or two e-mail addresses, for its ending.'),
  phone: z.string().min(5).describe('Its telephone number, as people write it.'),
});

/** Whose page it is. Of the site's own firm nobody has said when it began. */
export type Brand = Omit<z.infer<typeof brandSchema>, 'founded'> & { founded?: number };

/** A firm's mark: a drawing that takes its size and colours from where it stands. */
export type Mark = ComponentType<{ className?: string | undefined }>;

/** The site's own firm, as `site.config.ts` names it. */
const ownBrand: Brand = {
  name: site.name,
  address: site.contact.location,
  emails: site.contact.emails,
  phone: site.contact.phones[0] ?? '',
};

/**
 * Whose name a page shows: the firm that its home was made up for, where homes bear brands of their
 * own (`homeBrands`); the owner's on a site of their own.
 */
export const brandOf = (home: Brand | undefined): Brand =>
  site.homeBrands ? (home ?? ownBrand) : ownBrand;

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
