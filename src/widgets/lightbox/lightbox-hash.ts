/** Which picture of which gallery the lightbox shows. */
export interface Place {
  gallery: string;
  picture: string;
}

/** The part of an address that names a picture: `#&gid=prints&pid=desert-arches`. */
export function hashOf({ gallery, picture }: Place): string {
  return `#&${new URLSearchParams({ gid: gallery, pid: picture }).toString()}`;
}

/**
 * The picture that an address names.
 *
 * @param hash with its `#`, as `location.hash` has it
 * @returns undefined for every other anchor
 */
export function placeOf(hash: string): Place | undefined {
  if (!hash.startsWith('#&')) return undefined;
  const values = new URLSearchParams(hash.slice(2));
  const [gallery, picture] = [values.get('gid'), values.get('pid')];
  return gallery && picture ? { gallery, picture } : undefined;
}
