import { useState } from 'react';
import type { Path } from '../../../../src/lib/content/source-lines.ts';
import { isWithin } from '../documents/is-within.ts';
import { useForm, type Target } from './form-context.ts';

/**
 * A state that follows what is to be shown in the form.
 *
 * @param path of what opens
 * @param next what the state becomes when a place within the path is to be shown
 */
export function useOpen<State>(
  path: Path,
  first: State,
  next: (place: Path) => State,
): [state: State, set: (state: State) => void] {
  const { target } = useForm();
  const [state, set] = useState(first);
  const [seen, see] = useState<Target>();
  if (target !== seen) {
    see(target);
    if (target && isWithin(target.path, path)) set(next(target.path));
  }
  return [state, set];
}
