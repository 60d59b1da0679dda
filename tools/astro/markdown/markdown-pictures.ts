import type { satteri } from '@astrojs/markdown-satteri';
import { escapePercents, isUtf8 } from '../../../src/lib/routes/decode-address.ts';

type Options = NonNullable<Parameters<typeof satteri>[0]>;
type MdastPlugin = NonNullable<Options['mdastPlugins']>[number];
type HastPlugin = NonNullable<Options['hastPlugins']>[number];

/**
 * Escapes percent signs in picture addresses that are not part of an escape: Astro would decode
 * them and throw.
 */
export function pictureAddresses(): MdastPlugin {
  return {
    name: 'picture-addresses',
    image(node, context) {
      const url = escapePercents(node.url);
      if (url !== node.url) context.setProperty(node, 'url', url);
    },
  };
}

/**
 * Has Astro create the sizes of every picture in the project. On its own, Astro only handles those
 * written inline, `![a](b.webp)`: not references, `![a][b]`, nor HTML.
 */
export function localPictures(): HastPlugin {
  return {
    name: 'local-pictures',
    element: {
      filter: ['img'],
      visit(node, context) {
        const { src } = node.properties;
        if (typeof src !== 'string' || src === '' || src.startsWith('/') || URL.canParse(src))
          return;
        if (!isUtf8(src)) return;
        const escaped = escapePercents(src);
        if (escaped !== src) context.setProperty(node, 'src', escaped);
        localPaths(context.data['astro'])?.add(decodeURI(escaped));
      },
    },
  };
}

/** The set in which Astro collects the paths of the pictures to resize. */
function localPaths(astro: unknown): Set<string> | undefined {
  if (typeof astro !== 'object' || astro === null || !('localImagePaths' in astro))
    return undefined;
  return astro.localImagePaths instanceof Set ? (astro.localImagePaths as Set<string>) : undefined;
}
