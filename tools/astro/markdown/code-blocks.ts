import type { satteri } from '@astrojs/markdown-satteri';
import { FOOTNOTES_ID } from '../../../src/lib/routes/page-ids.ts';

type Options = NonNullable<Parameters<typeof satteri>[0]>;
type HastPlugin = NonNullable<Options['hastPlugins']>[number];

/** How Markdown says that a column is aligned. */
const ALIGNED = /^text-align: (left|center|right)$/;

/**
 * Lets a post's code scroll: what scrolls must be reachable by keyboard, hence a named group that takes
 * the focus, called after its language.
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
 * Lets a wide table scroll within its text, reachable by keyboard likewise: a group that is called after
 * what stands at the table's top.
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
 * Aligns the cells of a table by a class, `align-center`, which `src/ui/markdown` has rules for: the pages'
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

/** Hides the heading of footnotes from the eye as the site hides such words; satteri has a class of its own. */
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
