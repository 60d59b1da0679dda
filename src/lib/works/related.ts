import { markInList, type LanguageMark } from '~/lib/languages/language';
import { neighboursOf, type Work } from './works';

/** A work as a link to it. */
interface WorkLink extends Pick<Work, 'title' | 'path'> {
  mark: LanguageMark;
}

const linkTo = ({ title, path, languages }: Work): WorkLink => ({
  title,
  path,
  mark: markInList(languages),
});

/** The works beside one in its list; after the last, the first. A work that is alone has none. */
export async function besides(work: Work): Promise<{ previous?: WorkLink; next?: WorkLink }> {
  const all = await neighboursOf(work.home);
  const index = all.findIndex(({ name }) => name === work.name);
  const previous = all[index - 1];
  const next = all[(index + 1) % all.length];
  return {
    ...(previous && { previous: linkTo(previous) }),
    ...(next && next.name !== work.name && { next: linkTo(next) }),
  };
}

/** How many related works a page shows. */
const MOST_RELATED = 3;

/** Other works of the same home and category, in the order of their list. */
export const relatedTo = async (work: Work): Promise<Work[]> =>
  (await neighboursOf(work.home))
    .filter(({ name, category }) => name !== work.name && category === work.category)
    .slice(0, MOST_RELATED);
