import type { APIRoute, GetStaticPaths } from 'astro';
import innerTheme from 'virtual:inner-theme';
import { iconPng } from '~/lib/icons/icon-files';

/** The maskable icon has a background for phone screens; the `any` icon is transparent. */
const icons = [
  { size: '192', isOnGround: false },
  { size: '512', isOnGround: false },
  { size: 'maskable', isOnGround: true },
];

/** The site's icon in the sizes listed in the web app manifest. */
export const getStaticPaths = (() =>
  icons.map(({ size, isOnGround }) => ({
    params: { size },
    props: { isOnGround },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ isOnGround: boolean }> = async ({ params, props }) => {
  const ground = innerTheme.theme.tokens['color-background'] ?? '#ffffff';
  const png = await iconPng(Number(params['size']) || 512, props.isOnGround ? ground : undefined);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
