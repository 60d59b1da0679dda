import { onceSeen } from '~/lib/browser/once-seen';

/** Brings the panel when somebody comes near it; until then the page knows nothing of it. */
export function start(found: HTMLElement[]): void {
  const watch = onceSeen(0, (section) => {
    import('./take-keys')
      .then(({ takeKeys }) => takeKeys(section))
      .catch((error: unknown) => console.error('No keys:', error));
  });
  for (const section of found) watch(section);
}
