import { parseColour, type Hex } from '../../../../src/lib/theme/colour.ts';

/** Two digits of a colour. */
const digits = (part: number) => part.toString(16).padStart(2, '0');

/**
 * A colour of CSS in six digits, however it is written, as the screen shows it.
 *
 * @param scope an element that has the properties which the colour reads
 */
export function shownColour(css: string, scope: Element): Hex {
  const hex = parseColour(css);
  if (hex) return hex;
  const probe = document.createElement('span');
  probe.style.color = css;
  scope.append(probe);
  const computed = getComputedStyle(probe).color;
  probe.remove();
  // A canvas paints in the screen’s own colours, whatever space the colour was computed in.
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return '#000000';
  context.fillStyle = computed;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${digits(red)}${digits(green)}${digits(blue)}`;
}
