import { z } from 'astro/zod';

/**
 * The sources that services need, by directive of a Content-Security-Policy, according to their
 * vendors' guides.
 */
const policyServices = {
  plausible: { 'script-src': ['https://plausible.io'], 'connect-src': ['https://plausible.io'] },
  umami: {
    'script-src': ['https://cloud.umami.is'],
    'connect-src': [
      'https://cloud.umami.is',
      'https://gateway.umami.is',
      'https://api-gateway.umami.dev',
    ],
  },
  fathom: {
    'script-src': ['https://cdn.usefathom.com'],
    'img-src': ['https://cdn.usefathom.com'],
    'connect-src': ['https://cdn.usefathom.com'],
  },
  'google-analytics': {
    'script-src': ['https://*.googletagmanager.com'],
    'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
  },
  youtube: {
    'frame-src': ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
    'img-src': ['https://i.ytimg.com'],
  },
  vimeo: { 'frame-src': ['https://player.vimeo.com'] },
  calendly: {
    'script-src': ['https://assets.calendly.com'],
    'style-src': ['https://assets.calendly.com'],
    'frame-src': ['https://calendly.com'],
  },
  formspree: { 'connect-src': ['https://formspree.io'], 'form-action': ['https://formspree.io'] },
  web3forms: {
    'connect-src': ['https://api.web3forms.com'],
    'form-action': ['https://api.web3forms.com', 'https://web3forms.com'],
  },
} as const satisfies Record<string, Partial<Record<string, readonly string[]>>>;

const serviceNames = Object.keys(policyServices) as (keyof typeof policyServices)[];

const sources = z
  .array(
    z
      .string()
      .regex(
        /^(https?:\/\/(\*\.)?[\w.-]+(:\d+)?|data:|blob:)$/,
        'scheme and host, such as https://cdn.example or https://*.cdn.example',
      ),
  )
  .min(1)
  .optional();

const allowSchema = z.strictObject({
  /** Services whose sources are known, by name. */
  services: z
    .array(z.enum(serviceNames))
    .default([])
    .describe('Services whose needs are known, by their names.'),
  'script-src': sources.describe('Where scripts may come from.'),
  'style-src': sources.describe('Where stylesheets may come from.'),
  'img-src': sources.describe('Where pictures may come from.'),
  'font-src': sources.describe('Where fonts may come from.'),
  'connect-src': sources.describe('Where scripts may send and ask.'),
  'frame-src': sources.describe('Whose pages may stand in a frame.'),
  'media-src': sources.describe('Where films and sounds may come from.'),
  'worker-src': sources.describe('Where workers may come from.'),
  'form-action': sources.describe('Where forms may be sent.'),
});

/** `header` (Netlify, Cloudflare Pages, nginx; faster), or `meta` for hosts that cannot send headers. */
const delivery = z.enum(['header', 'meta']);

/**
 * How the policy reaches the browser, alone (`'header'`) or with the sources that pages may load
 * from:
 * `{ delivery: 'header', allow: { services: ['plausible'], 'img-src': ['https://cdn.example'] } }`.
 */
export const policySchema = z
  .union([
    delivery,
    z.strictObject({
      delivery: delivery
        .default('header')
        .describe('How it travels: `meta` for hosts that cannot send headers of one’s own.'),
      allow: allowSchema
        .default({ services: [] })
        .describe('What pages may load from elsewhere, by directive.'),
    }),
  ])
  .transform((policy) =>
    typeof policy === 'string'
      ? { delivery: policy, allow: { services: [] } satisfies z.infer<typeof allowSchema> }
      : policy,
  );

/** The external sources that pages may load, by directive: the owner's own entries and those of services. */
export function allowedSources({
  services,
  ...own
}: z.infer<typeof allowSchema>): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const entry of [own, ...services.map((name) => policyServices[name])])
    for (const [directive, list] of Object.entries<readonly string[] | undefined>(entry))
      if (list) found[directive] = [...new Set([...(found[directive] ?? []), ...list])];
  return found;
}
