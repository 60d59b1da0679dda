import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** In bytes: a photograph as a camera writes it has half as many. */
const LARGEST = 25 * 1024 * 1024;

/** In milliseconds, for one picture with all its redirects. */
const LONGEST = 20_000;

const MOST_REDIRECTS = 3;

/** Addresses of this machine and its own network (RFC 6890): an export has no business there. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

interface Options {
  /** Whether this machine may be asked, as tests do. */
  readonly allowsLoopback?: boolean;
}

/**
 * Fetches a picture from the web.
 *
 * @throws {Error} saying why it does not come, in a few words
 */
export async function download(
  address: string,
  { allowsLoopback = false }: Options = {},
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(LONGEST);
  let url = new URL(address);
  for (let redirects = 0; ; redirects += 1) {
    if (!/^https?:$/.test(url.protocol)) throw new Error(`no address on the web: ${url.protocol}`);
    if (!allowsLoopback) await expectPublic(url.hostname);
    const response = await fetch(url, { redirect: 'manual', signal });
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel();
      if (redirects === MOST_REDIRECTS) throw new Error('too many redirects');
      url = new URL(location, url);
      continue;
    }
    if (!response.ok) throw new Error(`the host answers ${response.status}`);
    return await limitedBytes(response);
  }
}

async function expectPublic(hostname: string): Promise<void> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true });
  for (const { address } of found)
    if (PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'))
      throw new Error('an address within a private network');
}

async function limitedBytes(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    const part = chunk as Uint8Array;
    size += part.length;
    if (size > LARGEST) throw new Error(`larger than ${LARGEST / 1024 / 1024} MB`);
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}
