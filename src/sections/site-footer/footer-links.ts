import site from '~site';
import { warnOfAbsent } from '~/lib/routes/absent-link';
import type { Brand } from '~/lib/site/brand';
import { copyrightYears } from '~/lib/site/copyright-years';
import { isSwitchedOff } from '~/lib/posts/journal';
import type { Site, SocialLink } from '~/lib/site/site';
import { textFrontMatter } from '~/lib/content/text-front-matter';
import { internalPath } from '~/lib/routes/url';
import { byLanguage, language } from '~/lib/languages/language';
import { localSite } from '~/lib/languages/local-site';
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

/** False for links to pages that are switched off, such as the journal's. */
const isEnabled = ({ path }: FooterLink) => !isSwitchedOff(internalPath(path) ?? '');

const { contact, groups, legal } = site.footer;
const ownLinks = [contact, site.headerButton, groups?.flatMap(({ links }) => links), legal].flat();
warnOfAbsent(
  'site.config.ts',
  ownLinks.flatMap((link) => (link && isEnabled(own(link)) ? [own(link)] : [])),
);

/** Markdown pages that request a link in every footer through their front matter. */
const markdownPages = byLanguage(() =>
  textFrontMatter(language())
    .filter(({ footer }) => footer)
    .map(({ title, path }) => ({ label: title, path })),
);

/**
 * The links in every footer (specification, section 3): the owner's `footer` in `site.config.ts`,
 * with the template's own as defaults.
 */
export const footerLinks = byLanguage((): FooterLinks => {
  const said = localSite().footer;
  const quick: readonly FooterLink[] = said.groups?.[0]?.links.map(own).filter(isEnabled) ?? [
    { label: words.footer.work, path: '/portfolio' },
    { label: words.footer.about, path: '/about' },
    { label: words.footer.talk, path: '/contact' },
  ];
  const legalLinks: readonly FooterLink[] = said.legal?.map(own) ?? [
    { label: words.footer.imprint, path: '/imprint' },
    { label: words.footer.privacy, path: '/privacy' },
  ];
  return {
    contact: said.contact ? own(said.contact) : { label: words.footer.contact, path: '/contact' },
    groups: said.groups?.map(({ heading, links }) => ({
      heading,
      links: links.map(own).filter(isEnabled),
    })) ?? [{ heading: words.footer.quickLink, links: quick }],
    quick,
    legal: [
      ...legalLinks,
      ...markdownPages().filter(({ path }) => legalLinks.every((link) => link.path !== path)),
    ],
    social: site.social,
  };
});

/** The copyright notice. */
export const copyright = ({ name }: Brand) =>
  `© ${copyrightYears(site.copyrightYear)} ${name}. ${localSite().footer.note ?? words.footer.rights}`;

/** The year and place of a brand's founding; missing parts are left out. */
export const origin = ({ founded, address }: Brand) =>
  [founded, address].filter((part) => part !== undefined).join(' · ');
