import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import site from '../site.config.ts';
import { ROOT } from '../tools/lib/paths.ts';
import { readDemos } from '../tools/site/demos.ts';
import { readElements, select } from '../tools/site/document.ts';
import { discoverRoutes } from '../tools/site/routes.ts';

/**
 * Checks that every home's header and footer, whatever their form, link as specified and name the
 * home's firm. Only reads files, in one process.
 */

test.describe.configure({ mode: 'default' });

interface Brand {
  readonly name: string;
  readonly emails: readonly string[];
}

const read = (...path: string[]): unknown =>
  parse(readFileSync(join(ROOT, 'src', ...path), 'utf8'));

const { footer: words } = read('content', 'words', `${site.languages[0]}.yaml`) as {
  footer: Record<'contact' | 'work' | 'about' | 'talk' | 'imprint' | 'privacy' | 'rights', string>;
};

/** The firm in a home's content; the site's own if it names none. */
function brandOf(slug: string): Brand {
  const own: Brand = { name: site.name, emails: site.contact.emails };
  if (!site.homeBrands || !existsSync(join(ROOT, 'src', 'demos', slug, 'content.yaml'))) return own;
  return (read('demos', slug, 'content.yaml') as { brand?: Brand }).brand ?? own;
}

const homes = readDemos().filter(({ built }) => built);
const routes = discoverRoutes();

for (const { slug } of homes)
  test(`header and ending of /${slug} lead on, and name its firm`, () => {
    const elements = readElements(routes.find(({ path }) => path === `/${slug}`)?.file ?? '');
    const ending = elements.slice(elements.findIndex(({ name }) => name === 'footer'));
    const links = select(ending, 'a').map(
      ({ text, attributes: { href = '' } }) => [text.trim(), href] as const,
    );
    const { name, emails } = brandOf(slug);
    // An owner's logo may say the name in place of letters.
    const home = select(elements, 'a', { href: '/' }).find(({ text, attributes }) =>
      (site.logo && !site.homeBrands ? attributes['aria-label'] : text)?.includes(name),
    );
    expect(home, 'the firm’s mark, which leads home').toBeDefined();
    const wanted = [
      [words.contact, '/contact'],
      [words.work, '/portfolio'],
      [words.about, '/about'],
      [words.talk, '/contact'],
      [words.imprint, '/imprint'],
      [words.privacy, '/privacy'],
      ...emails.map((email) => [email, `mailto:${email}`] as const),
    ];
    expect(links).toEqual(expect.arrayContaining(wanted));
    for (const { url } of site.social) expect(links.map(([, href]) => href)).toContain(url);
    // Up to the year of the newest post.
    expect(ending[0]?.text.replace(/(© \d{4})–\d{4}/, '$1')).toContain(
      `© ${site.copyrightYear} ${name}. ${words.rights}`,
    );
  });
