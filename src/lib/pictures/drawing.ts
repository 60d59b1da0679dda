/** SVG features besides drawing: running script, loading other files, embedding documents. */
const ACTIVE: readonly (readonly [RegExp, string])[] = [
  [/<script\b/i, 'a <script>'],
  [/<(foreignObject|iframe|object|embed)\b/i, 'an element that holds other documents'],
  [/\son\w+\s*=/i, 'an on… attribute, which is script'],
  [/javascript:/i, 'an address with javascript:'],
  [/(href|src)\s*=\s*["']?\s*(https?:)?\/\//i, 'an address of another host'],
  [/<!(DOCTYPE|ENTITY)/i, 'a document type'],
];

const TAG = /<!--[^]*?-->|<(\/?)([\w:-]+)(?:\s[^<>]*?)?(\/?)>/g;

/** Describes what is wrong with an SVG for the site; undefined if it is complete and only draws. */
export function faultOfDrawing(svg: string): string | undefined {
  const active = ACTIVE.find(([pattern]) => pattern.test(svg));
  if (active) return `a drawing and nothing else: it has ${active[1]}`;
  const open: string[] = [];
  for (const [, closes, name = '', isEmpty] of svg.matchAll(TAG)) {
    if (name === '' || isEmpty) continue;
    if (!closes) open.push(name);
    else if (open.pop() !== name) return `a whole SVG: </${name}> closes what is not open`;
  }
  const last = open.at(-1);
  if (last !== undefined) return `a whole SVG: <${last}> is not closed`;
  return /<svg\b/.test(svg) ? undefined : 'an SVG: there is no <svg> in it';
}
