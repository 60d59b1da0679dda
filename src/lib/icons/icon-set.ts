import { icons } from '@iconify-json/tabler';
import { ELEMENT_NODE, parse, walkSync, type Node } from 'ultrahtml';

/** An icon ready to be drawn in a box of 24 units: its shapes, without what all of the set share. */
export interface IconData {
  name: string;
  /** An area, not an outline. */
  isFilled?: true;
  shapes: [tag: string, attributes: Record<string, string>][];
}

/** What the element around the shapes says of them all. */
const OF_OUTLINES: Record<string, string> = {
  class: 'icon-tabler',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'stroke-width': '2',
};
const OF_AREAS: Record<string, string> = { fill: 'currentColor' };

/** These draw nothing by themselves. */
const GROUPS = ['g', 'defs'];

/** Every icon's name, as content writes it. */
export const iconNames = (): string[] => Object.keys(icons.icons);

/** The icon of a name at tabler.io/icons, if there is one. */
export function findIcon(name: string): IconData | undefined {
  const body = icons.icons[name]?.body;
  if (body === undefined) return undefined;
  return name.endsWith('-filled')
    ? { name, isFilled: true, shapes: shapesOf(body, OF_AREAS) }
    : { name, shapes: shapesOf(body, OF_OUTLINES) };
}

function shapesOf(body: string, common: Record<string, string>): IconData['shapes'] {
  const shapes: IconData['shapes'] = [];
  walkSync(parse(body) as Node, (node) => {
    if (node.type !== ELEMENT_NODE || GROUPS.includes(node.name)) return;
    const own = Object.entries(node.attributes)
      .filter(([name, value]) => common[name] !== value)
      .map(([name, value]) => [camelCase(name), value] as const);
    shapes.push([node.name, Object.fromEntries(own)]);
  });
  return shapes;
}

/** As React spells it: `stroke-dasharray` is `strokeDasharray`. */
const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
