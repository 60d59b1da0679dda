import { providers, type ProviderName } from '../../../src/lib/films/providers.ts';

/** What an address on a video service has to say about the film, by the service’s name. */
const IN_ADDRESS: Readonly<Record<ProviderName, (url: URL) => string | null>> = {
  youtube: ({ hostname, pathname, searchParams }) => {
    if (hostname === 'youtu.be') return pathname.slice(1);
    if (!/(^|\.)youtube(-nocookie)?\.com$/.test(hostname)) return null;
    return searchParams.get('v') ?? /^\/(?:shorts|embed|live)\/([^/]+)/.exec(pathname)?.[1] ?? null;
  },
  vimeo: ({ hostname, pathname }) =>
    /(^|\.)vimeo\.com$/.test(hostname) ? pathname.replace(/^\/(?:video\/)?/, '') : null,
  peertube: ({ href }) => href,
};

/** A film of a video service. */
interface ServiceFilm {
  readonly service: ProviderName;
  /** What names it in content. */
  readonly id: string;
}

/** The film whose page an address leads to; undefined where there is none. */
export function filmAt(address: string): ServiceFilm | undefined {
  const url = URL.parse(address.trim());
  for (const [name, provider] of Object.entries(providers)) {
    const service = name as ProviderName;
    const id = url && IN_ADDRESS[service](url);
    if (typeof id === 'string' && provider.id.test(id)) return { service, id };
  }
  return undefined;
}
