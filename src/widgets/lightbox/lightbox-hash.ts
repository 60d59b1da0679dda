/** A picture in a gallery. */
export interface Place {
  gallery: string;
  picture: string;
}

/** The URL hash of a picture: `#&gid=prints&pid=desert-arches`. */
export function hashOf({ gallery, picture }: Place): string {
  return `#&${new URLSearchParams({ gid: gallery, pid: picture }).toString()}`;
}

/**
 * Parses the picture from a URL hash.
 *
 * @param hash with its `#`, as in `location.hash`
 * @returns undefined for every other anchor
 */
export function placeOf(hash: string): Place | undefined {
  if (!hash.startsWith('#&')) return undefined;
  const values = new URLSearchParams(hash.slice(2));
  const [gallery, picture] = [values.get('gid'), values.get('pid')];
  return gallery && picture ? { gallery, picture } : undefined;
}
