import { useState } from 'react';
import { isSame } from '../documents/is-same.ts';

/** The object that was given before, as long as the new one says the same: what depends on it rests. */
export function useKept<Kept>(value: Kept): Kept {
  const [kept, keep] = useState(value);
  if (isSame(kept, value)) return kept;
  keep(value);
  return value;
}
