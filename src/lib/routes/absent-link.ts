import { hasRoute, isPublicFile } from './routes';
import { internalPath } from './url';

/** Whether an address of this site leads to no page and no file below `public`: its words stand without a link. */
export function isAbsent(address: string): boolean {
  const path = internalPath(address);
  return path !== undefined && !hasRoute(path) && !isPublicFile(path);
}

/** Tells of links that their owner wrote and pages print without one. */
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
