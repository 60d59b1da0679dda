import site from '~site';

/** The name of the page at a path: `/` is the home page's own, `/blog/page/2` is `blog-page-2`. */
export function pageName(path: string): string {
  return path === '/' ? site.home : path.slice(1).replaceAll('/', '-');
}
