import type { satteri } from '@astrojs/markdown-satteri';
import { FOOTNOTES_ID } from '../../../src/lib/routes/page-ids.ts';

type Options = NonNullable<Parameters<typeof satteri>[0]>;
type HastPlugin = NonNullable<Options['hastPlugins']>[number];

/** Markdown's style for an aligned column. */
const ALIGNED = /^text-align: (left|center|right)$/;

/**
 * Lets a post's code scroll. Scrollable areas must be reachable by keyboard, hence a focusable
 * group, labelled by its language.
 */
export function codeBlocks(): HastPlugin {
  return {
    name: 'code-blocks',
    element: {
      filter: ['pre'],
      visit(node, context) {
        const language = node.properties['dataLanguage'];
        context.setProperty(node, 'tabIndex', 0);
        context.setProperty(node, 'role', 'group');
        context.setProperty(node, 'ariaLabel', typeof language === 'string' ? language : 'code');
      },
    },
  };
}

/**
 * Lets a wide table scroll within its text, likewise reachable by keyboard: a group labelled by the
 * table's header row.
 */
export function tables(): HastPlugin {
  return {
    name: 'tables',
    element: {
      filter: ['table'],
      visit(node, context) {
        const [head] = node.children;
        const label = head
          ? context
              .textContent(head)
              .trim()
              .replace(/\s*\n\s*/g, ', ')
          : '';
        context.wrapNode(node, {
          type: 'element',
          tagName: 'div',
          properties: {
            className: ['table'],
            tabIndex: 0,
            role: 'group',
            ...(label !== '' && { ariaLabel: label }),
          },
          children: [],
        });
      },
    },
  };
}

/**
 * Aligns the cells of a table with a class, `align-center`, styled in `src/ui/markdown`: the pages'
 * policy blocks the inline styles that Markdown would print.
 */
export function alignedCells(): HastPlugin {
  return {
    name: 'aligned-cells',
    element: {
      filter: ['th', 'td'],
      visit(node, context) {
        const { style, className } = node.properties;
        const [, side] = ALIGNED.exec(typeof style === 'string' ? style : '') ?? [];
        if (side === undefined) return;
        const classes = Array.isArray(className) ? className : [];
        context.setProperty(node, 'style', null);
        context.setProperty(node, 'className', [...classes, `align-${side}`]);
      },
    },
  };
}

/** Hides the heading of footnotes visually with the site's own class; satteri uses another. */
export function footnotesHeading(): HastPlugin {
  return {
    name: 'footnotes-heading',
    element: {
      filter: ['h2'],
      visit(node, context) {
        if (node.properties['id'] === FOOTNOTES_ID)
          context.setProperty(node, 'className', ['visually-hidden']);
      },
    },
  };
}
