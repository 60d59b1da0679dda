import { nameOf, parseCode, type Node } from '../../lib/syntax.ts';
import type { Project } from '../../lib/project.ts';
import { applyEdits } from './editor.ts';
import { attributeOf, attributesOf, usesIn, type SectionedPage, type Shown } from './page.ts';
import { NO_CONTENT } from './sample.ts';

const PRIORITY = 'priority';

/** What is known of components, by their text: each is read once. */
const known = new Map<string, boolean>();

/** Whether a section can have its picture fetched first: its component knows the attribute. */
function takesPriority(project: Project, { module }: Shown): boolean {
  if (!module.endsWith('.tsx')) return false;
  const text = project.read(module);
  const isTaken =
    known.get(text) ??
    usesIn(parseCode(module, text), NO_CONTENT).some(({ name }) => name === PRIORITY);
  known.set(text, isTaken);
  return isTaken;
}

const carrierOf = ({ sections }: SectionedPage) =>
  sections.find(({ node }) => attributeOf(node, PRIORITY));

const takerOf = (project: Project, { sections }: SectionedPage) =>
  sections.find((one) => !one.isHidden && takesPriority(project, one));

/** Takes an attribute away, with the space before it. */
export const withoutAttribute = (text: string, { start, end }: Node) => ({
  start: text.slice(0, start).trimEnd().length,
  end,
  text: '',
});

/**
 * The text of a page whose sections have changed places, with `priority` at the first section that takes it,
 * as long as the page has said so before: the picture that a visitor sees first is fetched first.
 */
export function withPriority(project: Project, before: SectionedPage, now: SectionedPage): string {
  const { text } = now.page;
  const first = takerOf(project, before);
  if (!first || carrierOf(before) !== first) return text;
  const [carrier, taker] = [carrierOf(now), takerOf(project, now)];
  if (!taker || carrier === taker) return text;
  const old = carrier && attributeOf(carrier.node, PRIORITY);
  const attributes = attributesOf(taker.node);
  const last = attributes.findLast(({ name }) => !nameOf(name).startsWith('client:'));
  const tag = (taker.node['openingElement'] as Node)['name'] as Node;
  const at = (last ?? tag).end;
  return applyEdits(text, [
    { start: at, end: at, text: ` ${PRIORITY}` },
    ...(old ? [withoutAttribute(text, old)] : []),
  ]);
}
