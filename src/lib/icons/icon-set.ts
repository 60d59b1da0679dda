import { icons } from '@iconify-json/tabler';
import { ELEMENT_NODE, parse, walkSync, type Node } from 'ultrahtml';

/**
 * An icon ready to be drawn in a box of 24 units: its shapes, without the attributes that all icons
 * of the set share.
 */
export interface IconData {
  name: string;
  /** Whether it is filled rather than outlined. */
  isFilled?: true;
  shapes: [tag: string, attributes: Record<string, string>][];
}

/** Attributes of the element around the shapes that apply to all of them. */
const OF_OUTLINES: Record<string, string> = {
  class: 'icon-tabler',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'stroke-width': '2',
};
const OF_AREAS: Record<string, string> = { fill: 'currentColor' };

/** Elements that draw nothing themselves. */
const GROUPS = ['g', 'defs'];

/** The box of some drawings, without a filling: drawn among areas that are filled it would hide them. */
const BOX = 'M0 0h24v24H0z';

/** The name of every icon, as content spells it. */
export const iconNames = (): string[] => Object.keys(icons.icons);

/** Finds an icon by its name at tabler.io/icons. */
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
    if (node.attributes['d'] === BOX) return;
    const own = Object.entries(node.attributes)
      .filter(([name, value]) => common[name] !== value)
      .map(([name, value]) => [camelCase(name), value] as const);
    shapes.push([node.name, Object.fromEntries(own)]);
  });
  return shapes;
}

/** Converts to React's spelling: `stroke-dasharray` becomes `strokeDasharray`. */
const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
