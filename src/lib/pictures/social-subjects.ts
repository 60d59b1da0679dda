import { isSwitchedOff } from '../posts/journal';
import { pageName } from '../routes/page-name';
import { listPosts } from '../posts/posts';
import { pageNames, pageTitles } from '../content/read-page';
import { listTexts } from '../content/texts';

/** What a social picture says, and the picture behind it, by its name in content. */
export interface SocialSubject {
  /** The page's name, which is the picture's. */
  name: string;
  title: string;
  /** Whose page it is, where it is not the site's own. */
  firm?: string;
  picture?: string;
}

/** What social pictures are drawn of: every page with a content file, every page in Markdown and every post. */
export async function socialSubjects(): Promise<SocialSubject[]> {
  const posts = (await listPosts()).map(({ path, data }) => ({
    name: pageName(path),
    title: data.title,
    picture: data.cover.file,
  }));
  const texts = (await listTexts()).map(({ id, data: { title, socialPicture } }) => ({
    name: id,
    title,
    ...(socialPicture !== undefined && { picture: socialPicture }),
  }));
  const own = [...texts, ...posts];
  const named = new Set(own.map(({ name }) => name));
  return [...pageTitles().filter(({ name }) => !named.has(name) && hasPage(name)), ...own];
}

/** The names of all of them: every page's head asks, and what they say is a matter of reading every file. */
export async function socialNames(): Promise<Set<string>> {
  const posts = (await listPosts()).map(({ path }) => pageName(path));
  const texts = (await listTexts()).map(({ id }) => id);
  return new Set([...pageNames().filter(hasPage), ...texts, ...posts]);
}

const hasPage = (name: string) => !isSwitchedOff(`/${name}`);
