import { existsSync } from 'node:fs';
import { z } from 'astro/zod';
import { assetPath } from '~/lib/routes/asset-path';
import { withBase } from '~/lib/routes/url';
import { allowedSources } from '~/lib/site/policy.schema';
import site from '~site';

const sounds = import.meta.glob<string>(
  ['/src/assets/**/*.{mp3,m4a,ogg,opus,wav}', '/src/*/*/pictures/**/*.{mp3,m4a,ogg,opus,wav}'],
  { query: '?url&no-inline', import: 'default' },
);

/** A file of sound by its name in content; see `assetPath`. */
export const soundFile = z.string().transform(async (file, ctx) => {
  const path = assetPath(file);
  const src = await sounds[`/${path}`]?.();
  if (src !== undefined) return src;
  ctx.addIssue({
    code: 'custom',
    message: `a file of sound that exists, .mp3, .m4a, .ogg, .opus or .wav: there is no ${path}`,
  });
  return z.NEVER;
});

/** A file below `public`, by its path on the site. */
export const publicFile = z
  .string()
  .regex(/^\/\S+\.\w+$/, 'a file below public such as /casebook.pdf')
  .refine((file) => existsSync(`public${file}`), {
    error: ({ input }) => `a file that exists: there is no public${String(input)}`,
  })
  .transform((file) => withBase(file));

/** Hosts whose frames `policy` in `site.config.ts` allows. */
const frameHosts = (): readonly string[] => allowedSources(site.policy.allow)['frame-src'] ?? [];

/** Whether a source of a policy covers an origin: `https://*.maps.example` covers its subdomains. */
function covers(source: string, { protocol, host }: URL): boolean {
  const wild = source.replace(/^(https?:\/\/)\*\./, '$1');
  if (wild === source) return source === `${protocol}//${host}`;
  const at = new URL(wild);
  return at.protocol === protocol && host.endsWith(`.${at.host}`);
}

/** The address of a page to embed; the policy must allow its host. */
export const embedAddress = z
  .url({ protocol: /^https$/, error: 'a full address such as https://maps.example/embed/12' })
  .check((ctx) => {
    const address = URL.parse(ctx.value);
    if (!address || frameHosts().some((source) => covers(source, address))) return;
    ctx.issues.push({
      code: 'custom',
      input: ctx.value,
      message: `a frame that the policy allows: add 'frame-src': ['${address.origin}'] to policy.allow in site.config.ts`,
    });
  });
