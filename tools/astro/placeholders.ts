import type { AstroIntegration } from 'astro';
import type { Site } from '../../src/lib/site.ts';

/** The template's own name: an owner has another. */
const TEMPLATE_NAME = 'Vitrine';

/** Domains that nobody can own (RFC 2606) and telephone numbers kept for fiction. */
const FICTIONAL = /[.@]example\b|\b555[ -]?01\d\d\b/;

/** Fields of `site.config.ts` that still say what the template came with: `contact.emails.0`. */
export function placeholderFields(site: Site): string[] {
  const found: string[] = site.name === TEMPLATE_NAME ? ['name'] : [];
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'string' && FICTIONAL.test(value)) found.push(path);
    else if (typeof value === 'object' && value !== null)
      for (const [key, field] of Object.entries(value))
        visit(field, path === '' ? key : `${path}.${key}`);
  };
  visit(site, '');
  return found;
}

/**
 * Warns at build of placeholders that would be published; with `STRICT_SITE=1` it stops the build.
 *
 * @throws {Error} naming the fields
 */
export function placeholders(site: Site, strict: boolean): AstroIntegration {
  return {
    name: 'placeholders',
    hooks: {
      'astro:build:start': ({ logger }) => {
        const fields = placeholderFields(site);
        if (fields.length === 0) return;
        const message = `site.config.ts: still the template's own: ${fields.join(', ')}`;
        if (strict) throw new Error(message);
        logger.warn(message);
      },
    },
  };
}
