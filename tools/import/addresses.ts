import { decodeAddress } from '../../src/lib/routes/decode-address.ts';
import { formerPath } from '../../src/lib/routes/former-path.ts';

/** Finds what an address of the old site has become. */
export interface OldAddresses {
  /**
   * The path of an address on the old site, as `formerPath` spells it: `/2019/05/hello`.
   *
   * @returns undefined for an address elsewhere
   */
  readonly pathOf: (address: string) => string | undefined;
}

/**
 * @param url the old site's own address; undefined where the export does not say it
 */
export function oldAddresses(url: string | undefined): OldAddresses {
  const home = url === undefined ? undefined : URL.parse(url);
  const below = home?.pathname.replace(/\/$/, '') ?? '';
  const host = home?.host.replace(/^www\./, '');
  return {
    pathOf: (address) => {
      if (/^\/(?!\/)/.test(address)) return formerPath(address);
      const found = URL.parse(address.startsWith('//') ? `https:${address}` : address);
      if (!found || host === undefined || found.host.replace(/^www\./, '') !== host)
        return undefined;
      const path = decodeAddress(found.pathname) + found.search;
      return path.startsWith(`${below}/`) || path === below
        ? formerPath(path.slice(below.length) || '/')
        : undefined;
    },
  };
}
