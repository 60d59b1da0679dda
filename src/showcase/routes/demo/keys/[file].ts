import type { APIRoute, GetStaticPaths } from 'astro';
import { firstFiles } from '~/showcase/demo/keys/ring';
import { inRouteLanguage } from '~/lib/languages/static-paths';

/** The files that the panel of keys offers, as they stand before anything is entered. */
export const getStaticPaths = inRouteLanguage((() =>
  firstFiles().map(({ name, text }) => ({
    params: { file: name },
    props: { text },
  }))) satisfies GetStaticPaths);

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
