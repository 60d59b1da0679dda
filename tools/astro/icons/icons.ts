import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { findIcon, iconNames } from '../../../src/lib/icons/icon-set.ts';
import { didYouMean } from '../../../src/lib/content/nearest.ts';
import { ContentError } from '../../../src/lib/content/content-error.ts';

/**
 * Provides the icons of tabler.io/icons to components, one module each: `virtual:icon/arrow-right`.
 * The set's own React package has eighteen thousand files, a quarter of everything that was
 * installed.
 */
export function icons(): AstroIntegration {
  return {
    name: 'icons',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [iconModules()] } });
      },
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({ filename: 'icons.d.ts', content: TYPES });
      },
    },
  };
}

const TYPES = `declare module 'virtual:icon/*' {
  /** The icon of that name at tabler.io/icons. */
  const Icon: import('~/ui/icon/Icon').DrawnIcon;
  export default Icon;
}
`;

/** The line width of the set's drawings, in units of the 24 of an icon's side. */
const STROKE = 2;

function iconModules(): Plugin {
  return {
    name: 'icon-modules',
    resolveId: { filter: { id: /^virtual:icon\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:icon\// },
      handler(id) {
        const name = id.slice(id.indexOf('/') + 1);
        const icon = findIcon(name);
        if (!icon)
          throw new ContentError(`There is no icon "${name}"${didYouMean(name, iconNames())}`);
        return `import { createElement } from 'react';
import { Icon } from '/src/ui/icon/Icon.tsx';
const icon = ${JSON.stringify(icon)};
export default (props) => createElement(Icon, { icon, stroke: ${STROKE}, ...props });
`;
      },
    },
  };
}
