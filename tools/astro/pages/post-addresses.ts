import { readFileSync } from 'node:fs';
import { isRecord } from '../../../src/lib/is-record.ts';
import { readYaml } from '../../../src/lib/content/yaml.ts';
import { splitText } from '../../../src/lib/markdown/markdown-faults.ts';
import { markdownFilesIn, slugOfFile } from '../../../src/lib/markdown/markdown-names.ts';
import { isInJournal, POST_FOLDERS } from '../../../src/lib/posts/journal.ts';
import { heldBack, postSchema } from '../../../src/lib/posts/post.schema.ts';

/** What a post's front matter says of its address. */
const placing = postSchema.pick({ date: true, draft: true, featured: true });

/** A post, as far as it decides at which address it stands. */
export interface PostAddress {
  /** `/blog/hello` */
  readonly path: string;
  readonly isHeld: boolean;
  readonly isFeatured: boolean;
  readonly isInJournal: boolean;
  readonly date: Date;
}

/** All posts of the project; those whose front matter is wrong are left to the check of posts. */
export const postAddresses = (): PostAddress[] =>
  markdownFilesIn(POST_FOLDERS).flatMap((file) => {
    const { data } = readYaml(splitText(readFileSync(file, 'utf8'))?.top ?? '');
    const { date, draft, featured } = isRecord(data) ? data : {};
    const read = placing.safeParse({ date, draft, featured });
    if (!read.success) return [];
    return [
      {
        path: `/blog/${slugOfFile(file)}`,
        isHeld: heldBack(read.data) !== undefined,
        isFeatured: read.data.featured,
        isInJournal: isInJournal(file),
        date: read.data.date,
      },
    ];
  });

/** The path of the post that `/blog-details` shows in its stead: the featured one, else the newest. */
export function pathAtDetails(posts: readonly PostAddress[]): string | undefined {
  const shown = posts
    .filter((post) => post.isInJournal && !post.isHeld)
    .toSorted((a, b) => b.date.getTime() - a.date.getTime());
  return (shown.find(({ isFeatured }) => isFeatured) ?? shown[0])?.path;
}
