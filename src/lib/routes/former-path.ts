import { decodeAddress } from './decode-address.ts';

/**
 * One spelling for all that hosts treat alike: an old address without its file ending, without the slash
 * at its end and without percent escapes, `/2019/05/hello` for `/2019/05/hello/` and `/2019/05/hello.html`.
 *
 * @param path with its leading slash; a query stays
 */
export function formerPath(path: string): string {
  const [, way = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(path) ?? [];
  const plain = decodeAddress(way)
    .normalize('NFC')
    .replace(/\/{2,}/g, '/')
    .replace(/\/(?:index\.html?)?$/, '')
    .replace(/\.html?$/, '');
  return (plain === '' ? '/' : plain) + query;
}
