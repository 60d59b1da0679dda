import { isSwitchedOff } from '../posts/journal';
import { pageName } from '../routes/page-name';
import { listPosts } from '../posts/posts';
import { pageNames, pageTitles } from '../content/read-page';
import { listTexts } from '../content/texts';

/** The text of a social picture, and the picture behind it, by its name in content. */
export interface SocialSubject {
  /** The name of the page, and of its social picture. */
  name: string;
  title: string;
  /** The firm of the page, if it is not the site's own. */
  firm?: string;
  picture?: string;
}

/**
 * The subjects of all social pictures: every page with a content file, every Markdown page and
 * every post.
 */
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

/**
 * The names of all social pictures. Every page's head needs these, without reading all files for
 * the texts.
 */
export async function socialNames(): Promise<Set<string>> {
  const posts = (await listPosts()).map(({ path }) => pageName(path));
  const texts = (await listTexts()).map(({ id }) => id);
  return new Set([...pageNames().filter(hasPage), ...texts, ...posts]);
}

const hasPage = (name: string) => !isSwitchedOff(`/${name}`);
