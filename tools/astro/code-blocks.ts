import type { satteri } from '@astrojs/markdown-satteri';

type Options = NonNullable<Parameters<typeof satteri>[0]>;
type HastPlugin = NonNullable<Options['hastPlugins']>[number];

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
