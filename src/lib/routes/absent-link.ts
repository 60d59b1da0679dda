import { hasRoute, isPublicFile } from './routes';
import { internalPath } from './url';

/**
 * Whether an internal address leads to no page and to no file in `public`; its text is then printed
 * without a link.
 */
export function isAbsent(address: string): boolean {
  const path = internalPath(address);
  return path !== undefined && !hasRoute(path) && !isPublicFile(path);
}

/** Warns about links in content that pages print as plain text. */
export function warnOfAbsent(
  file: string,
  links: readonly { readonly label: string; readonly path: string }[],
): void {
  for (const { label, path } of links)
    if (isAbsent(path))
      console.warn(
        `${file}: ${label}: there is no page or file ${path}: its words stand there without a link`,
      );
}
