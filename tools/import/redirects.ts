import { formerPath } from '../../src/lib/routes/former-path.ts';
import { hasRoute } from '../../src/lib/routes/routes.ts';
import { isFormerPath } from '../../src/lib/site/redirects.schema.ts';
import type { Notes } from './notes.ts';
import type { Planned } from './plan.ts';

/**
 * The redirects from the old addresses of new pages to where they stand now.
 *
 * @param known those that the site has already
 * @param notes is told of addresses that no host can redirect
 */
export function redirectsOf(
  planned: readonly Planned[],
  known: Readonly<Record<string, string>>,
  notes: Notes,
): Map<string, string> {
  const taken = new Set(Object.keys(known).map(formerPath));
  const found = new Map<string, string>();
  for (const { item, path, file, held } of planned)
    for (const address of item.addresses ?? []) {
      const from = formerPath(address);
      if (from === path || taken.has(from)) continue;
      const tell = (kind: string, what: string) => {
        notes.hand.push({ kind, what, place: item.place, file });
      };
      if (from.includes('?')) {
        // A draft's address was never public.
        if (held === undefined)
          tell(
            'addresses with a question mark',
            `${address} → ${path}: no file of ours tells hosts of it`,
          );
      } else if (hasRoute(from))
        tell(
          'addresses that another page has',
          `${address} is a page of this site; the text is at ${path}`,
        );
      else if (!isFormerPath(from)) tell('addresses with signs of rules', `${address} → ${path}`);
      else {
        taken.add(from);
        found.set(from, path);
      }
    }
  return found;
}
