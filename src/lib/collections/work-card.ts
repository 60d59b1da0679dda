import type { z } from 'astro/zod';
import { coverName } from '~/lib/works/cover-name';
import type { Work } from '~/lib/works/works';
import { markInList, type LanguageMark } from '~/lib/languages/language';
import { pageAddress } from '~/lib/languages/page-address';

/** What every list shows of a work. */
export interface WorkCard {
  /** The name of its file, or its place in the list where it is written out there. */
  id: string;
  title: string;
  category: string;
  /** None where the work is locked, or written out without one. */
  description?: string | undefined;
  /** Its language, on pages of further languages: see `markInList`. */
  mark?: LanguageMark | undefined;
  year?: number | undefined;
  /** Where the work itself is to be seen. */
  link?: { label: string; href: string } | undefined;
  /**
   * Where its card leads, with the base path: its page, or its `link` where `isExternal` is set. None
   * where it is written out in the list, and so has no page.
   */
  href?: string | undefined;
}

/** How a list shows covers. */
export interface CoverView<Cover> {
  readonly schema: z.ZodType<Cover>;
  /** Gives the picture that stands on the card the attributes that make it move into the work's page. */
  readonly withName: (cover: Cover, name: ReturnType<typeof coverName>) => Cover;
}

/**
 * A work's card.
 *
 * @param cover how the list shows covers, if it does
 * @param report called with what is wrong with the cover
 */
export async function cardOf<Cover>(
  work: Work,
  cover: CoverView<Cover> | undefined,
  report: (message: string) => void,
): Promise<WorkCard & { picture?: Cover }> {
  const { name, title, category, description, year, locked, isExternal, link, path, languages } =
    work;
  const mark = markInList(languages);
  const card: WorkCard = {
    id: name,
    title,
    category,
    ...(mark.lang !== undefined && { mark }),
    ...(!locked && { description, year, link }),
    href: !locked && isExternal && link ? link.href : pageAddress(path),
  };
  if (!cover) return card;
  const { data, error } = await cover.schema.safeParseAsync(work.cover);
  for (const { message } of error?.issues ?? []) report(`${message}, as ${work.file} names it`);
  return data === undefined ? card : { ...card, picture: cover.withName(data, coverName(name)) };
}
