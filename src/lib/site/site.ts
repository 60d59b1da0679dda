import { existsSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { isLanguage, LANGUAGE_TAG } from '../languages/language-tag.ts';
import { HOUSE } from '../theme/inner-theme.ts';
import { sentences } from '../markdown/sentences.ts';
import { MIN_ZOOM } from '../map/place.ts';
import { kinds, openingHours } from './kind.schema.ts';
import { iconFault } from '../icons/icon-fault.ts';
import { zodMistakes, formatErrors } from '../content/mistakes.ts';
import { policySchema } from './policy.schema.ts';
import { consentMistakes, consentSchema, consentWordsSchema } from './consent.schema.ts';
import { redirectsSchema } from './redirects.schema.ts';
import { scriptsSchema } from './scripts.schema.ts';
import { checkContentRules } from '../content/content-checks.ts';
import { codeLine, type Path } from '../content/source-lines.ts';
import { ContentError } from '../content/content-error.ts';

const FILE = 'site.config.ts';

const httpsUrl = z.url({
  protocol: /^https?$/,
  error: 'a full address such as https://studio.example',
});
/** An e-mail address in content or configuration. */
export const email = z.email({ error: 'an e-mail address such as hello@studio.example' });

const publicFile = z
  .string()
  .regex(/^\/\S+\.(svg|png)$/, 'a file below public such as /logo.svg')
  .meta({ names: 'publicPictures' });

/** The social networks that the template has an icon for. */
export const socialNetworks = [
  'facebook',
  'linkedin',
  'instagram',
  'twitter',
  'behance',
  'bluesky',
  'discord',
  'dribbble',
  'flickr',
  'github',
  'gitlab',
  'mastodon',
  'medium',
  'pinterest',
  'reddit',
  'signal',
  'snapchat',
  'spotify',
  'telegram',
  'threads',
  'tiktok',
  'twitch',
  'vimeo',
  'whatsapp',
  'xing',
  'youtube',
] as const;

/** One link to a social network, as in content and configuration. */
export const socialLinkSchema = z.union([
  z.strictObject({
    network: z.enum(socialNetworks).describe('Which network: it brings the icon and the name.'),
    url: httpsUrl.describe('The whole address of the profile there.'),
  }),
  // A network without an icon here supplies its own.
  z.strictObject({
    label: z.string().min(1).describe('What the network is called.'),
    icon: z
      .string()
      .regex(/^\/\S+\.svg$/, 'an SVG below public such as /icons/post.svg')
      .describe('An SVG below public; it keeps its own colours.'),
    url: httpsUrl.describe('The whole address of the profile there.'),
  }),
]);

/** An address in the configuration. */
const address = z
  .string()
  .regex(/^(\/(?!\/)|#.|https?:\/\/.|mailto:.+@|tel:\+?\d)/, 'a path, an anchor or a full address');

const siteLink = z.strictObject({
  label: z.string().min(1).max(60).describe('Its words.'),
  /** A page (`/contact`), a file in `public` (`/menu.pdf`), an anchor (`#contact`) or a full address. */
  href: address.describe(
    'A page (`/contact`), a file in `public` (`/menu.pdf`), an anchor (`#contact`) or a full address.',
  ),
});

const languageTag = z
  .string()
  .regex(LANGUAGE_TAG, 'a language tag such as en or pt-PT')
  .refine(isLanguage, { abort: true, error: 'a language that there is, such as en or pt-PT' });

const description = sentences(
  "The description that search engines show. A page's content file may give its own.",
  50,
  200,
);

const headerButton = z.strictObject({
  /** Its words, 24 signs at most. */
  label: z.string().min(1).max(24),
  /** A page (`/contact`), a file in `public` (`/menu.pdf`), an anchor (`#contact`) or a full address. */
  href: address,
});

const footer = z.strictObject({
  /** Its large link. */
  contact: siteLink.optional(),
  /** Lists of links, each below a heading. */
  groups: z
    .array(
      z.strictObject({
        /** The words above the list. */
        heading: z.string().min(1),
        /** Its links, in their order. */
        links: z.array(siteLink).min(1),
      }),
    )
    .min(1)
    .optional(),
  /** Pages that the law asks for. */
  legal: z.array(siteLink).optional(),
  /** The small print behind the years and the name. */
  note: z.string().min(1).optional(),
});

/** The words of the configuration in another language; a field that is left out stays as in the original. */
const configWords = z.strictObject({
  /** In place of `description`. */
  description: description.optional(),
  /** In place of `contact.location`. */
  location: z.string().min(1).optional(),
  /** In place of `headerButton`. */
  headerButton: headerButton.optional(),
  /** In place of `footer`. */
  footer: footer.optional(),
  /** In place of `map.label`. */
  mapLabel: z.string().min(1).optional(),
  /** In place of labels and texts below `consent`, by the same names. */
  consent: consentWordsSchema.optional(),
});

/** The schema of `site.config.ts`. */
export const siteSchema = z.strictObject({
  /** The site's name: logo, titles shared on social networks, footer. */
  name: z.string().min(1),
  /**
   * What the name stands for, as search engines are told: an `Organization`, a `LocalBusiness` that customers
   * visit, or a `Person`.
   */
  kind: z.enum(kinds).default('Organization'),
  /** Where the site is published, without a path. Canonical addresses and the sitemap start with it. */
  url: httpsUrl.refine(
    (url) => (URL.parse(url)?.pathname ?? '/') === '/',
    'an address without a path; the path that the site lives at is `base`',
  ),
  /** The path below `url` at which the site lives: `/`, or for example `/studio`. */
  base: z.string().regex(
    // The unreserved characters of RFC 3986; "." and ".." alone are relative steps, not names.
    /^\/(?:(?!\.{1,2}(?:\/|$))[\w.~-]+(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*)?$/,
    'a path such as / or /studio, of letters, digits and - . _ ~, without a slash at its end',
  ),
  /**
   * The site's languages, as BCP 47 tags: `['en']`, or with translations `['en', 'de', 'pt-BR']`. Content
   * is written in the first, and translations stand beside it: `about.yaml`, `about.de.yaml`.
   */
  languages: z
    .tuple([languageTag], languageTag)
    .refine((tags) => new Set(tags).size === tags.length, 'each language once'),
  /** The words of this file in the other languages, by their tags: `{ de: { description: '…' } }`. */
  translations: z.record(languageTag, configWords).default({}),
  /** The description that search engines show. A page's content file may give its own. */
  description,
  /** The page that `/` shows: the name of any file in `src/pages`, without its ending. */
  home: z.string().min(1),
  /**
   * What inner pages, showcases, journal and the not-found page wear: the name of a home, whose type,
   * colours, header and ending they take, or `house`.
   */
  theme: z.string().min(1).default(HOUSE),
  /** The person that the portfolio's contact section writes to. */
  owner: z.strictObject({
    /** Their name, as the contact section and its messages say it. */
    name: z.string().min(1),
    /** Where their messages go. */
    email,
  }),
  /** What the footer and the contact page show. */
  contact: z.strictObject({
    /** One or more: the footer's “Say Hello” group shows them all, forms write to the first. */
    emails: z.tuple([email], email),
    /** One or more telephone numbers, as people write them. */
    phones: z.array(z.string().min(5)).min(1),
    /** The address, in one line. */
    location: z.string().min(1),
    /**
     * When a `LocalBusiness` is open, for search engines: `['Mo-Fr 09:00-17:00', 'Sa 10:00-14:00']`, with the
     * days' first two letters in English.
     */
    openingHours: openingHours.optional(),
  }),
  /**
   * Whether each home bears the name and the mark of the firm that its content names under `brand`. Left
   * out on a site of one's own, which bears `name` and `logo` everywhere.
   */
  homeBrands: z.boolean().default(false),
  /** The owner's logo, in place of `name` in header and menu. */
  logo: z
    .strictObject({
      /** An SVG or PNG below `public`: `/logo.svg`. */
      file: publicFile,
      /** Whether it is a mark, which `name` stands beside. */
      isMark: z.boolean().default(false),
      /** The same for dark grounds, where the first cannot be seen. */
      onDark: publicFile.optional(),
      /** Its width on the page, in CSS pixels. */
      width: z.int().min(16).max(320),
      /** Its height, in CSS pixels. */
      height: z.int().min(16).max(44),
    })
    .optional(),
  /** A button at the header's end, such as the way to book a call; no button where it is left out. */
  headerButton: headerButton.optional(),
  /** What the ending of every page says; what is left out is as the template has it. */
  footer: footer.default({}),
  /**
   * What browsers show on a tab and phones on their screens: an SVG below `public`, or a square PNG of 512
   * pixels at least. All sizes and kinds are made of it, and the web app manifest.
   */
  icon: z
    .string()
    .regex(/^\/\S+\.(svg|png)$/, 'an SVG or PNG below public such as /icon.svg')
    .check((ctx) => {
      const fault = iconFault(ctx.value);
      if (fault !== undefined)
        ctx.issues.push({ code: 'custom', message: fault, input: ctx.value });
    })
    .meta({ names: 'publicPictures' })
    .default('/icon.svg'),
  /**
   * Whether there is a journal. `false` takes away its lists, posts, feed and search, and what leads to them
   * in menu and footer; a home's section that shows posts must go too, which the build tells.
   */
  journal: z.boolean().default(true),
  /** Where the pages of works stand: `{ path: '/work' }` gives `/work/harbour-lights`. */
  works: z
    .strictObject({
      /** The path before each work's name. */
      path: z
        .string()
        .regex(/^(?:\/[\w~-]+)+$/, 'a path such as /portfolio or /work, without a slash at its end')
        .default('/portfolio'),
      /** Paths at which they stood before: the old addresses lead to the new ones. */
      formerPaths: z
        .array(z.string().regex(/^(?:\/[\w~-]+)+$/, 'a path such as /projects'))
        .default([]),
    })
    .prefault({}),
  /**
   * Addresses of a former site, and the pages that they lead to: `{ '/2019/05/hello/': '/blog/hello' }`. With
   * and without a slash or `.html` at its end, an address is the same. `npm run import` writes them.
   */
  redirects: redirectsSchema,
  /**
   * Scripts on every page, such as an analytics': `{ src: 'https://…' }` with what its maker asks for, or
   * `{ inline: '…' }`. Each is placed once and allowed by the policy; what it loads and asks, `policy` allows.
   */
  scripts: scriptsSchema,
  /**
   * What visitors are asked for before scripts and frames of other hosts load, by purpose:
   * `{ statistics: { label: 'Statistics', text: '…', services: ['Plausible'] } }`. A script belongs to a purpose by
   * `consent: 'statistics'`. Without any purpose no page asks anything; see `docs/consent.md`.
   */
  consent: consentSchema,
  /** Profiles on social networks, any number, in the order in which they are shown. */
  social: z.array(socialLinkSchema),
  /** Four digits: the first year of the copyright notice. */
  copyrightYear: z.int().min(1900).max(2200),
  /** The marketplace's checkout, behind every “Buy Now”; no such buttons where it is left out. */
  buyUrl: httpsUrl.optional(),
  /** The help desk behind “Online Documentation” and “Dedicated Support”. */
  supportUrl: httpsUrl.optional(),
  /** The film behind every play button; a page that has one needs it. */
  video: z
    .strictObject({
      /** Its id on YouTube: what stands behind `v=` in its address. */
      id: z.string().regex(/^[\w-]{11}$/, 'the eleven characters behind v= in a video’s address'),
      /** Who shows it inside the page; asked only after a click. */
      host: httpsUrl,
    })
    .optional(),
  /**
   * How each page's Content-Security-Policy reaches the browser, and what it allows besides this site:
   * see `src/lib/site/policy.schema.ts`.
   */
  policy: policySchema,
  /** How messages are sent. The service's keys are environment variables, see `docs/publishing.md`. */
  mail: z.strictObject({
    /** After how many seconds without an answer a message counts as failed. */
    timeoutSeconds: z.number().min(1).max(60),
    /** The least number of seconds between two messages of one visitor; 0 switches the limit off. */
    throttleSeconds: z.number().min(0).max(3600),
    /** Whether automated browsers are refused. */
    blockHeadless: z.boolean(),
    /** Sender addresses that are refused. */
    blockedAddresses: z.array(email),
  }),
  /**
   * The place that maps show; a page that has a map needs it, or names its own. Google's key is an
   * environment variable, see `docs/pictures-and-fonts.md`.
   */
  map: z
    .strictObject({
      /** North of the equator, in degrees; south of it with a minus. */
      latitude: z.number().min(-85).max(85),
      /** East of Greenwich, in degrees; west of it with a minus. */
      longitude: z.number().min(-180).max(180),
      /** 3 is a continent, 11 a city, 18 a house. */
      zoom: z.int().min(MIN_ZOOM).max(19),
      /** The marker's words. */
      label: z.string().min(1),
    })
    .optional(),
});

/** The validated site configuration. */
export type Site = z.infer<typeof siteSchema>;

/** One link to a social network. */
export type SocialLink = z.infer<typeof socialLinkSchema>;

/**
 * Validates the owner's configuration.
 *
 * @throws {Error} naming `site.config.ts`, each invalid field and what is expected there
 */
export function defineSite(site: z.input<typeof siteSchema>): Site {
  const result = siteSchema.safeParse(site);
  const sense = checkContentRules(site, false);
  if (result.success) sense.push(...consentMistakes(result.data));
  if (result.success && sense.length === 0) return result.data;
  const wrong = result.error ? zodMistakes(result.error, site, siteSchema) : [];
  const lineOf = (path: Path) =>
    existsSync(FILE) ? codeLine(readFileSync(FILE, 'utf8'), path) : undefined;
  throw new ContentError(formatErrors({ file: FILE, lineOf }, [...wrong, ...sense]));
}
