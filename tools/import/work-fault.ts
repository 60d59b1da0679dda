import { markdownToMdast, type MdastNode } from 'satteri';
import { existsSync } from 'node:fs';
import { formatErrors, type Mistake } from '../../src/lib/content/mistakes.ts';
import { assetPath } from '../../src/lib/routes/asset-path.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { checkContentRules } from '../../src/lib/content/content-checks.ts';
import { readYaml } from '../../src/lib/content/yaml.ts';
import type { FaultOf } from '../../src/lib/markdown/markdown-faults.ts';

/** What a text of a work may consist of: see `src/lib/markdown/prose.ts`. */
const ALLOWED = new Set(
  'root paragraph list listItem heading text strong emphasis inlineCode break link'.split(' '),
);

const childrenOf = (node: MdastNode) => ('children' in node ? node.children : []) as MdastNode[];

/**
 * Describes what is wrong with a new work; undefined if nothing is. Its schema reads pictures through
 * Astro, so a command checks what an import can get wrong: texts, links, pictures.
 */
export function workFault(file: string, source: string, faultOf: FaultOf): string | undefined {
  const yaml = readYaml(source);
  const { data, mistakes } = yaml;
  if (mistakes.length > 0) return formatErrors({ file }, mistakes);
  const { parts } = isRecord(data) ? data : {};
  const found: Mistake[] = checkContentRules(data, false);
  for (const [index, part] of (Array.isArray(parts) ? (parts as unknown[]) : []).entries())
    if (isRecord(part) && typeof part['text'] === 'string')
      found.push(
        ...textFaults(part['text'], faultOf).map((message) => ({
          path: ['parts', index, 'text'],
          message,
        })),
      );
  for (const name of picturesIn(data))
    if (!existsSync(assetPath(name)))
      found.push({ path: [], message: `a picture that exists: there is no ${assetPath(name)}` });
  return found.length === 0 ? undefined : formatErrors({ file }, found);
}

function textFaults(text: string, faultOf: FaultOf): string[] {
  const faults: string[] = [];
  const visit = (node: MdastNode) => {
    if (!ALLOWED.has(node.type)) faults.push(`paragraphs, lists and headings; found ${node.type}`);
    if (node.type === 'heading' && ![2, 3].includes(node.depth))
      faults.push('headings of the second and third level');
    const fault = node.type === 'link' ? faultOf(node.url) : undefined;
    if (fault !== undefined) faults.push(fault);
    childrenOf(node).forEach(visit);
  };
  visit(markdownToMdast(text, { features: { gfm: false, frontmatter: false } }));
  return faults;
}

function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (!isRecord(value)) return [];
  const own = typeof value['file'] === 'string' ? [value['file']] : [];
  return [...own, ...Object.values(value).flatMap(picturesIn)];
}
