import { fileName } from '../new/scaffold.ts';
import type { Notes } from './notes.ts';
import type { Planned } from './plan.ts';

const MENDED = {
  empty: 'titles that were empty',
  long: 'titles that were too long',
  'marked up': 'titles with HTML',
} as const;

const WHAT = { post: 'post', page: 'page', work: 'work' } as const;

/** Notes what is called otherwise than before, or became something else. */
export function tellPlan(planned: readonly Planned[], notes: Notes): void {
  for (const { item, kind, title, mended, slug, file, held, day } of planned) {
    const tell = (what: string, words: string) => {
      notes.changed.push({ kind: what, what: words, place: item.place, file });
    };
    if (mended) tell(MENDED[mended], title);
    if (item.slug !== '' && slug !== fileName(item.slug.replace(/^.*\//, '')))
      tell('names that were taken', `${item.slug} is called ${slug}`);
    if (kind !== item.kind)
      tell(
        'pages that became drafts of the journal',
        `“${title}”, a ${WHAT[item.kind]}, as pages have no drafts`,
      );
    if (kind === 'post' && day === undefined)
      tell('posts without a date', `“${title}” is dated today`);
    if (held !== undefined)
      notes.hand.push({
        kind: 'entries that are not published yet',
        what: `“${title}” was ${held}`,
        place: item.place,
        file,
      });
  }
}
