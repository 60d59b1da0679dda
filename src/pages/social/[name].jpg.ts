import type { APIRoute, GetStaticPaths } from 'astro';
import { socialSubjects, type SocialSubject } from '~/lib/pictures/social-subjects';
import { drawSocialPicture } from '~/shell/social/draw-social-picture';
import { inRouteLanguage } from '~/lib/languages/static-paths';

export const getStaticPaths = inRouteLanguage((async () =>
  (await socialSubjects()).map(({ name, ...props }) => ({
    params: { name },
    props,
  }))) satisfies GetStaticPaths);

export const GET: APIRoute<Omit<SocialSubject, 'name'>> = async ({ params, props }) =>
  new Response(await drawSocialPicture({ name: params['name'] ?? '', ...props }), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
