import { z } from 'astro/zod';
import { decodeAddress } from './decode-address';
import { isSwitchedOff } from '../posts/journal';
import { didYouMean } from '../content/nearest';
import { hasRoute, isPublicFile, routeNames } from './routes';
import { email } from '../site/site';
import { internalPath } from './url';
import { isLanguage } from '../languages/language-tag';
import { languages, splitPath } from '../languages/languages';
import { pageAddress } from '../languages/page-address';

const ADDRESS = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/;

/** Describes what is wrong with an address in content; undefined if it leads somewhere. */
export function faultOf(address: string): string | undefined {
  if (!ADDRESS.test(address)) return 'an address: /page, #anchor, https://…, mailto:… or tel:…';
  const path = internalPath(address);
  if (path !== undefined) return pathFault(path);
  if (address === '#') return 'an anchor of this page: #about';
  const rest = address.replace(/^\w+:(\/\/)?/, '');
  if (address.startsWith('tel:') && !/\d{3}/.test(rest.replace(/[^\d]/g, '')))
    return 'a telephone number: tel:+15550142';
  if (address.startsWith('mailto:') && !email.safeParse(rest.replace(/\?.*$/, '')).success)
    return 'an e-mail address: mailto:hello@studio.example';
  if (/^https?:/.test(address) && !URL.parse(address)?.hostname)
    return 'a full address: https://studio.example';
  return undefined;
}

function pathFault(path: string): string | undefined {
  if (hasRoute(splitPath(path).path) || isPublicFile(path)) return undefined;
  if (isSwitchedOff(path))
    return `a page of this site: ${path} belongs to the journal, which \`journal: false\` in site.config.ts switches off`;
  const language = languageNotSpoken(path);
  if (language !== undefined)
    return `a page of this site: ${path} is in ${language.name}, and "${language.tag}" is not among \`languages\` in site.config.ts`;
  const near = didYouMean(decodeAddress(path), routeNames());
  if (/\.[a-z\d]{2,5}$/i.test(path)) return `a file of this site: there is no public${path}${near}`;
  return `a page of this site: there is no src/pages${path}.astro${near}`;
}

/** The form of a path's first part that people mean as a language: `de`, `pt-BR`. `/new` is a page. */
const LANGUAGE_PART = /^\/([a-z]{2}(?:-[A-Za-z0-9]+)*)(?:\/|$)/;

/** The language that a path begins with, where the site doesn't speak it. */
function languageNotSpoken(path: string): { tag: string; name: string } | undefined {
  const tag = LANGUAGE_PART.exec(path)?.[1];
  if (tag === undefined || languages.includes(tag) || !isLanguage(tag)) return undefined;
  return { tag, name: new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag };
}

/** Converts an address in content for printing: with the base path and without a trailing slash. */
export const printedAddress = (address: string): string =>
  pageAddress(address.replace(/^(\/.*[^/])\/(?=$|[?#])/, '$1'));

/**
 * An address in content: `/contact`, `#portfolio`, `https://…`, `mailto:…` or `tel:…`. A path must
 * lead to a page, a post, a feed or a file in `public`; the result has the base path and no
 * trailing slash.
 */
export const link = () =>
  z
    .string()
    .check((ctx) => {
      const fault = faultOf(ctx.value);
      if (fault !== undefined)
        ctx.issues.push({ code: 'custom', message: fault, input: ctx.value });
    })
    .transform(printedAddress)
    .meta({
      names: 'pages',
      description: 'Where it leads: /page, #anchor, https://…, mailto:… or tel:….',
    });
