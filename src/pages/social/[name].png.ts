import type { APIRoute, GetStaticPaths } from 'astro';
import { pageName } from '~/lib/page-name';
import { postFiles, postPath } from '~/lib/posts';
import { pageTitles } from '~/lib/read-page';
import { drawSocialPicture } from '~/shell/social/draw-social-picture';

/** What a social picture says, and the picture behind it, below `src/assets`. */
interface Subject {
  title: string;
  picture?: string;
}

export const getStaticPaths = (async () => {
  const posts = (await postFiles()).map((file) => ({
    name: pageName(postPath(file)),
    title: file.data.title,
    picture: file.data.cover.file,
  }));
  const named = new Set(posts.map(({ name }) => name));
  const pages = pageTitles().filter(({ name }) => !named.has(name));
  return [...pages, ...posts].map(({ name, ...props }) => ({ params: { name }, props }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Subject> = async ({ params, props }) =>
  new Response(await drawSocialPicture(params['name'] ?? '', props.title, props.picture), {
    headers: { 'Content-Type': 'image/png' },
  });
