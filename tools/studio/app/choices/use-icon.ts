import { useEffect, useSyncExternalStore } from 'react';
import type { DrawnIcon } from '../../contract/pictures.ts';
import { call } from '../client.ts';

/** As many as one call answers. */
const MOST = 400;

const known = new Map<string, DrawnIcon>();
const wanted = new Set<string>();
const listeners = new Set<() => void>();

const subscribe = (hear: () => void) => {
  listeners.add(hear);
  return () => listeners.delete(hear);
};

/** Asks for all icons that have come into view at once. */
async function askForWanted(): Promise<void> {
  const names = [...wanted].slice(0, MOST);
  for (const name of names) wanted.delete(name);
  if (wanted.size > 0) setTimeout(() => void askForWanted());
  // An icon without a drawing still has its name.
  const icons = await call('icons', { names }).catch(() => []);
  for (const icon of icons) known.set(icon.name, icon);
  for (const hear of listeners) hear();
}

/** An icon’s drawing; none until it is there. */
export function useIcon(name: string): DrawnIcon | undefined {
  const icon = useSyncExternalStore(subscribe, () => known.get(name));
  useEffect(() => {
    if (known.has(name)) return;
    if (wanted.size === 0) setTimeout(() => void askForWanted());
    wanted.add(name);
  }, [name]);
  return icon;
}
