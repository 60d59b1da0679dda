import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import postcss, { type AtRule } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

/** What a section's variants are told apart by. The server alone writes it: no script changes it. */
const VARIANT = 'data-variant';

const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** Pseudo-classes that ask for one of several selectors. */
const ANY_OF = new Set([':is', ':where', ':matches']);

/** Whether a selector asks for a variant that is not on the page. What it denies does not count. */
function isDead(selector: Selector, present: ReadonlySet<string>): boolean {
  return selector.some((node: Node) => {
    if (node.type === 'attribute') {
      const { attribute, operator, value } = node;
      return (
        attribute === VARIANT && operator === '=' && value !== undefined && !present.has(value)
      );
    }
    return (
      node.type === 'pseudo' &&
      ANY_OF.has(node.value) &&
      node.nodes.every((inner) => isDead(inner, present))
    );
  });
}

/** Leaves the rules of variants that are not there out of a style sheet. */
export function withoutVariants(css: string, present: ReadonlySet<string>): string {
  if (!css.includes(VARIANT)) return css;
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (!rule.selector.includes(VARIANT)) return;
    const list = selectorParser().astSync(rule.selector);
    const alive = list.nodes.filter((selector) => !isDead(selector, present));
    if (alive.length === list.nodes.length) return;
    if (alive.length === 0) rule.remove();
    else rule.selector = alive.map(String).join(',');
  });
  const blocks: AtRule[] = [];
  root.walkAtRules((rule) => void blocks.push(rule));
  // Innermost first: a media query may have stood in a layer.
  for (const block of blocks.reverse()) if (block.nodes?.length === 0) block.remove();
  return root.toString();
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** A page whose styles know only the variants that it shows; its policy allows them as they are now. */
export function pruneVariants(html: string): string {
  const present = new Set(
    [...html.matchAll(/\sdata-variant="([^"]*)"/g)].map(([, name = '']) => name),
  );
  const hashes = new Map<string, string>();
  const slim = html.replace(STYLE, (_, css: string) => {
    const left = withoutVariants(css, present);
    hashes.set(hashOf(css), hashOf(left));
    return `<style>${left}</style>`;
  });
  return [...hashes].reduce((page, [old, now]) => page.replaceAll(old, now), slim);
}

/**
 * Sections carry the styles of all their variants, and a page needs one or two of them. Runs before
 * the policies are delivered.
 */
export function pruneUnusedVariants(): AstroIntegration {
  return {
    name: 'prune-variants',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        let saved = 0;
        for (const file of globSync('**/*.html', { cwd: root })) {
          const html = await readFile(join(root, file), 'utf8');
          const slim = pruneVariants(html);
          saved += html.length - slim.length;
          if (slim !== html) await writeFile(join(root, file), slim);
        }
        logger.info(
          `${Math.round(saved / 1024)} KiB of styles for variants that no page shows left out`,
        );
      },
    },
  };
}
