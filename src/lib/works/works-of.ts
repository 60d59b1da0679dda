import { HOUSE } from './work-files';
import { neighboursOf } from './works';

interface Wanted {
  /** A home's name, or {@link HOUSE}. */
  of: string;
  category?: string | undefined;
  skip?: number | undefined;
  most?: number | undefined;
}

/** The names of a folder's works, in their order. */
export const worksOf = async ({
  of,
  category,
  skip = 0,
  most = Infinity,
}: Wanted): Promise<string[]> =>
  (await neighboursOf(of === HOUSE ? undefined : of))
    .filter(
      (work) => category === undefined || [work.category, work.originalCategory].includes(category),
    )
    .slice(skip, skip + most)
    .map(({ name }) => name);
