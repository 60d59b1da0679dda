import { isSwitchedOff } from '../posts/journal';
import { pageName } from '../routes/page-name';
import { listPosts } from '../posts/posts';
import { languagesOfPage, pageNames, pageTitles } from '../content/read-page';
import { language } from '../languages/language';
import { listTexts } from '../content/texts';
import { works } from '../works/works';

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
 * The subjects of all social pictures: every page with a content file, every Markdown page, every
 * post and every work.
 */
export async function socialSubjects(): Promise<SocialSubject[]> {
  const posts = (await listPosts()).filter(isWritten).map(({ path, data }) => ({
    name: pageName(path),
    title: data.title,
    picture: data.cover.file,
  }));
  const texts = (await listTexts())
    .filter(isWritten)
    .map(({ id, data: { title, socialPicture } }) => ({
      name: id,
      title,
      ...(socialPicture !== undefined && { picture: socialPicture }),
    }));
  const firms = new Map(pageTitles().map(({ name, firm }) => [name, firm]));
  const drawn = (await printedWorks())
    .filter(isWritten)
    .map(({ path, title, home = '', cover, socialPicture, locked }) => {
      const firm = firms.get(home);
      return {
        name: pageName(path),
        title,
        // Of a locked work no more than its cover is shown.
        picture: locked ? cover.file : (socialPicture ?? cover.file),
        ...(firm !== undefined && { firm }),
      };
    });
  const own = [...texts, ...posts, ...drawn];
  const named = new Set(own.map(({ name }) => name));
  const pages = pageTitles().filter(
    ({ name }) =>
      !named.has(name) && hasPage(name) && isWritten({ languages: languagesOfPage(name) ?? [] }),
  );
  return [...pages, ...own];
}

/** The works whose pages are printed from their files. */
const printedWorks = async () => (await works()).filter(({ page }) => page === undefined);

/**
 * The names of all social pictures. Every page's head needs these, without reading all files for
 * the texts.
 */
export async function socialNames(): Promise<Set<string>> {
  const posts = (await listPosts()).map(({ path }) => pageName(path));
  const texts = (await listTexts()).map(({ id }) => id);
  const drawn = (await printedWorks()).map(({ path }) => pageName(path));
  return new Set([...pageNames().filter(hasPage), ...texts, ...posts, ...drawn]);
}

/** Whether something is written in the language of the page; otherwise its original's picture serves. */
const isWritten = ({ languages }: { languages: readonly string[] }) =>
  languages.includes(language());

const hasPage = (name: string) => !isSwitchedOff(`/${name}`);
