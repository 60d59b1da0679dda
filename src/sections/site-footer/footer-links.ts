import site from '~site';
import { warnOfAbsent } from '~/lib/routes/absent-link';
import type { Brand } from '~/lib/site/brand';
import { copyrightYears } from '~/lib/site/copyright-years';
import { isSwitchedOff } from '~/lib/posts/journal';
import type { Site, SocialLink } from '~/lib/site/site';
import { textFrontMatter } from '~/lib/content/text-front-matter';
import { internalPath } from '~/lib/routes/url';
import { words } from '~/lib/words/words';

interface FooterLinks {
  /** The large link. */
  contact: FooterLink;
  /** Lists of links, each below its heading. */
  groups: readonly { heading: string; links: readonly FooterLink[] }[];
  /** The links of the first list. */
  quick: readonly FooterLink[];
  /** What the law asks of a site. */
  legal: readonly FooterLink[];
  social: SocialLink[];
}

interface FooterLink {
  label: string;
  path: string;
}

type OwnLink = NonNullable<Site['footer']['legal']>[number];

const own = ({ label, href }: OwnLink): FooterLink => ({ label, path: href });

const { contact, groups, legal, note } = site.footer;

/** Without a journal nothing leads there. */
const isThere = ({ path }: FooterLink) => !isSwitchedOff(internalPath(path) ?? '');

const owners = [contact, site.headerButton, groups?.flatMap(({ links }) => links), legal].flat();
warnOfAbsent(
  'site.config.ts',
  owners.flatMap((link) => (link && isThere(own(link)) ? [own(link)] : [])),
);

const quick: readonly FooterLink[] = groups?.[0]?.links.map(own).filter(isThere) ?? [
  { label: words.footer.work, path: '/portfolio' },
  { label: words.footer.about, path: '/about' },
  { label: words.footer.talk, path: '/contact' },
];

const named: readonly FooterLink[] = legal?.map(own) ?? [
  { label: words.footer.imprint, path: '/imprint' },
  { label: words.footer.privacy, path: '/privacy' },
];

/** Pages in Markdown that say of themselves that every page's last line leads there. */
const texts = textFrontMatter()
  .filter(({ footer }) => footer)
  .map(({ title, path }) => ({ label: title, path }));

/**
 * What every ending of a page leads to (specification, section 3), whatever its form: the owner's
 * `footer` of `site.config.ts`, and the template's own where that says nothing.
 */
export const footerLinks: FooterLinks = {
  contact: contact ? own(contact) : { label: words.footer.contact, path: '/contact' },
  groups: groups?.map(({ heading, links }) => ({
    heading,
    links: links.map(own).filter(isThere),
  })) ?? [{ heading: words.footer.quickLink, links: quick }],
  quick,
  legal: [...named, ...texts.filter(({ path }) => named.every((link) => link.path !== path))],
  social: site.social,
};

/** The notice of whose words and pictures these are. */
export const copyright = ({ name }: Brand) =>
  `© ${copyrightYears(site.copyrightYear)} ${name}. ${note ?? words.footer.rights}`;

/** When and where a firm began; what nobody gave is left out. */
export const origin = ({ founded, address }: Brand) =>
  [founded, address].filter((part) => part !== undefined).join(' · ');
