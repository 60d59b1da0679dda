import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and during the first client render, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
