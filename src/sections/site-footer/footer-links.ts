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
  /** Lists of links, each with a heading. */
  groups: readonly { heading: string; links: readonly FooterLink[] }[];
  /** The links of the first list. */
  quick: readonly FooterLink[];
  /** Links to the legally required pages. */
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

/** False for links to pages that are switched off, such as the journal's. */
const isEnabled = ({ path }: FooterLink) => !isSwitchedOff(internalPath(path) ?? '');

const ownLinks = [contact, site.headerButton, groups?.flatMap(({ links }) => links), legal].flat();
warnOfAbsent(
  'site.config.ts',
  ownLinks.flatMap((link) => (link && isEnabled(own(link)) ? [own(link)] : [])),
);

const quick: readonly FooterLink[] = groups?.[0]?.links.map(own).filter(isEnabled) ?? [
  { label: words.footer.work, path: '/portfolio' },
  { label: words.footer.about, path: '/about' },
  { label: words.footer.talk, path: '/contact' },
];

const legalLinks: readonly FooterLink[] = legal?.map(own) ?? [
  { label: words.footer.imprint, path: '/imprint' },
  { label: words.footer.privacy, path: '/privacy' },
];

/** Markdown pages that request a link in every footer through their front matter. */
const markdownPages = textFrontMatter()
  .filter(({ footer }) => footer)
  .map(({ title, path }) => ({ label: title, path }));

/**
 * The links in every footer (specification, section 3): the owner's `footer` in `site.config.ts`,
 * with the template's own as defaults.
 */
export const footerLinks: FooterLinks = {
  contact: contact ? own(contact) : { label: words.footer.contact, path: '/contact' },
  groups: groups?.map(({ heading, links }) => ({
    heading,
    links: links.map(own).filter(isEnabled),
  })) ?? [{ heading: words.footer.quickLink, links: quick }],
  quick,
  legal: [
    ...legalLinks,
    ...markdownPages.filter(({ path }) => legalLinks.every((link) => link.path !== path)),
  ],
  social: site.social,
};

/** The copyright notice. */
export const copyright = ({ name }: Brand) =>
  `© ${copyrightYears(site.copyrightYear)} ${name}. ${note ?? words.footer.rights}`;

/** The year and place of a brand's founding; missing parts are left out. */
export const origin = ({ founded, address }: Brand) =>
  [founded, address].filter((part) => part !== undefined).join(' · ');
