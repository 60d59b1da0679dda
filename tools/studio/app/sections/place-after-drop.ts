import type { DroppableCollectionReorderEvent } from 'react-aria-components';

/** Where something is dropped: before or after an entry of the list. */
type Target = Pick<DroppableCollectionReorderEvent['target'], 'key' | 'dropPosition'>;

/** The new place of an entry that is dropped, counted without the entry itself; undefined for none. */
export function placeAfterDrop(
  ids: readonly string[],
  id: string,
  { key, dropPosition }: Target,
): number | undefined {
  const others = ids.filter((one) => one !== id);
  // Dropped beside itself, it stays.
  if (key === id) return ids.indexOf(id);
  const at = others.indexOf(String(key));
  return at < 0 ? undefined : at + (dropPosition === 'after' ? 1 : 0);
}
