import type { APIRoute, GetStaticPaths } from 'astro';
import { firstFiles } from '~/showcase/demo/keys/ring';

/** The files that the panel of keys offers, as they stand before anything is entered. */
export const getStaticPaths = (() =>
  firstFiles().map(({ name, text }) => ({
    params: { file: name },
    props: { text },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
