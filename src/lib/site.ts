import { z } from 'astro/zod';
import { MIN_ZOOM } from './map/place.ts';

const httpsUrl = z.url({
  protocol: /^https?$/,
  error: 'a full address such as https://studio.example',
});
const email = z.email({ error: 'an e-mail address such as hello@studio.example' });

/** The social networks the template draws an icon for. */
export const socialNetworks = ['facebook', 'linkedin', 'instagram', 'twitter'] as const;

/** One link to a social network, as content and configuration write it. */
export const socialLinkSchema = z.strictObject({ network: z.enum(socialNetworks), url: httpsUrl });

const siteSchema = z.strictObject({
  /** The site's name: logo, titles shared on social networks, footer. */
  name: z.string().min(1),
  /** Where the site is published, without a path. Canonical addresses and the sitemap start with it. */
  url: httpsUrl,
  /** The path below `url` at which the site lives: `/`, or for example `/studio`. */
  base: z
    .string()
    .regex(
      /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/,
      'a path such as / or /studio, without a slash at its end',
    ),
  /** BCP 47 language tag of the text, for example `en` or `pt-PT`. */
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'a language tag such as en or pt-PT'),
  /** The description that search engines show. A page's content file may give its own. */
  description: z.string().min(50).max(200),
  /** The page that `/` shows: the name of any file in `src/pages`, without its ending. */
  home: z.string().min(1),
  /** The person that the portfolio's contact section writes to. */
  owner: z.strictObject({ name: z.string().min(1), email }),
  /** What the footer and the contact page show. */
  contact: z.strictObject({
    /** Two addresses: the footer's “Say Hello” group shows both. */
    emails: z.tuple([email, email]),
    phones: z.array(z.string().min(5)).min(1),
    location: z.string().min(1),
  }),
  social: z.array(socialLinkSchema),
  /** Four digits: the first year of the copyright notice. */
  copyrightYear: z.int().min(1900).max(2200),
  /** The marketplace's checkout, behind every “Buy Now”. */
  buyUrl: httpsUrl,
  /** The help desk behind “Online Documentation” and “Dedicated Support”. */
  supportUrl: httpsUrl,
  /** The film behind every play button. */
  video: z.strictObject({
    /** Its id on YouTube: what stands behind `v=` in its address. */
    id: z.string().regex(/^[\w-]{11}$/, 'the eleven characters behind v= in a video’s address'),
    /** Who shows it inside the page; asked only after a click. */
    host: httpsUrl,
  }),
  /**
   * How each page's Content-Security-Policy reaches the browser: `header` (Netlify, Cloudflare
   * Pages, nginx; the quicker way), or `meta` for hosts that cannot send headers (GitHub Pages).
   */
  policy: z.enum(['header', 'meta']),
  /** How messages are sent. The service's keys are environment variables, see `docs/customising.md`. */
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
  /** The place that maps show. Google's key is an environment variable, see `docs/customising.md`. */
  map: z.strictObject({
    latitude: z.number().min(-85).max(85),
    longitude: z.number().min(-180).max(180),
    /** 3 is a continent, 11 a city, 18 a house. */
    zoom: z.int().min(MIN_ZOOM).max(19),
    /** The marker's words. */
    label: z.string().min(1),
  }),
});

/** The validated site configuration. */
export type Site = z.infer<typeof siteSchema>;

/** One link to a social network. */
export type SocialLink = z.infer<typeof socialLinkSchema>;

/**
 * Checks the owner's configuration.
 *
 * @throws {Error} naming `site.config.ts`, each wrong field and what is expected of it.
 */
export function defineSite(site: z.input<typeof siteSchema>): Site {
  const result = siteSchema.safeParse(site);
  if (!result.success) throw new Error(`site.config.ts\n${z.prettifyError(result.error)}`);
  return result.data;
}
