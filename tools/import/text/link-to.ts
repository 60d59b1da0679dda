import { email } from '../../../src/lib/site/site.ts';
import { attribute, deepTextOf, setAttribute } from '../../lib/html.ts';
import type { Lose } from './drop-hostile.ts';
import { allNamed, unwrap, type Fragment } from './tree.ts';

/** What has become of an address of the old site. */
export type LinkOf = (address: string) =>
  /** A path of this site, or a whole address elsewhere. */
  | { readonly to: string }
  /** Nothing: the page did not come. */
  | { readonly lost: string };

/** Leads each link of a text to where its page is now; of a link that leads nowhere, the words stay. */
export function linkTexts(fragment: Fragment, linkOf: LinkOf, lose: Lose): void {
  for (const link of allNamed(fragment, 'a')) {
    const href = attribute(link, 'href')?.trim();
    if (href === undefined || href === '') {
      unwrap(link);
      continue;
    }
    const found = targetOf(href, linkOf);
    if ('lost' in found) {
      lose(found.lost, `${deepTextOf(link).trim()}: ${href}`.slice(0, 200));
      unwrap(link);
    } else setAttribute(link, 'href', found.to);
  }
}

function targetOf(href: string, linkOf: LinkOf): ReturnType<LinkOf> {
  if (href.startsWith('#')) return { lost: 'links within a page' };
  if (/^mailto:/i.test(href)) {
    const address = decodeURI(href.slice(7).replace(/\?.*$/, '').replaceAll('%', '%25'));
    return email.safeParse(address).success
      ? { to: `mailto:${address}` }
      : { lost: 'broken links' };
  }
  if (/^tel:/i.test(href))
    return /\d{3}/.test(href.replace(/\D/g, '')) ? { to: href } : { lost: 'broken links' };
  const address = href.startsWith('//') ? `https:${href}` : href;
  const url = URL.parse(address);
  if (url && !/^https?:$/.test(url.protocol)) return { lost: 'links that no browser opens' };
  if (url?.hostname === '') return { lost: 'broken links' };
  return linkOf(url ? url.href : address);
}
