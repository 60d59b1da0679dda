import type { APIRoute, GetStaticPaths } from 'astro';
import { drawSocialPicture } from '~/shell/social/draw-social-picture';
import { pageTitles } from '~/lib/read-page';

export const getStaticPaths = (() =>
  pageTitles().map(({ name, title }) => ({
    params: { name },
    props: { title },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ title: string }> = async ({ params, props }) =>
  new Response(await drawSocialPicture(params['name'] ?? '', props.title), {
    headers: { 'Content-Type': 'image/png' },
  });
