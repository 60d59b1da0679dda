import site from '~site';

/** The name of the page at a path: the home page's own for `/`, `blog-page-2` for `/blog/page/2`. */
export function pageName(path: string): string {
  return path === '/' ? site.home : path.slice(1).replaceAll('/', '-');
}
