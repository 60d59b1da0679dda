import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { NamedChoice, NameKind } from '../../contract/documents.ts';
import { call } from '../client.ts';

/** What is chosen from: names of a kind, or the entries of a shared list. */
export type ChoiceQuery = { readonly kind: NameKind } | { readonly entriesOf: string };

/** What the server has said, by query: many fields of a page ask for the same. */
const known = new Map<string, readonly NamedChoice[]>();
const asking = new Map<string, Promise<readonly NamedChoice[]>>();
/** What may have changed since. */
const stale = new Set<string>();
const listeners = new Set<() => void>();

const subscribe = (hear: () => void) => {
  listeners.add(hear);
  return () => listeners.delete(hear);
};

async function ask(query: ChoiceQuery, key: string): Promise<readonly NamedChoice[]> {
  stale.delete(key);
  const choices = await call('choices', query);
  known.set(key, choices);
  for (const hear of listeners) hear();
  return choices;
}

function askOnce(query: ChoiceQuery): Promise<readonly NamedChoice[]> {
  const key = JSON.stringify(query);
  const running =
    asking.get(key) ??
    ask(query, key)
      // Without an answer there is nothing to choose from; the next field asks again.
      .catch(() => known.get(key) ?? [])
      .finally(() => asking.delete(key));
  asking.set(key, running);
  return running;
}

/** Has the next field ask again, as after a file has changed. */
export function forgetChoices(): void {
  for (const key of known.keys()) stale.add(key);
}

/**
 * The names that a field may take.
 *
 * @param query none where nothing is to be chosen
 * @returns no choices until they are there; `reload` asks again, as after a file was added
 */
export function useChoices(query: ChoiceQuery | undefined): {
  readonly choices: readonly NamedChoice[] | undefined;
  readonly reload: () => Promise<readonly NamedChoice[]>;
} {
  const key = JSON.stringify(query);
  const choices = useSyncExternalStore(subscribe, () => known.get(key));
  const reload = useCallback(() => (query ? askOnce(query) : Promise.resolve([])), [key]);
  useEffect(() => {
    if (!known.has(key) || stale.has(key)) void reload();
  }, [key, reload]);
  return { choices, reload };
}
