/**
 * The path of ovals turned about one middle, as engine-turned plates have them.
 *
 * @param count how many ovals
 * @param long half of an oval's length
 * @param wide half of its width
 */
export function guilloche(count: number, long: number, wide: number): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = (180 * index) / count;
    const angle = (turn * Math.PI) / 180;
    const x = Math.round(long * Math.cos(angle) * 10) / 10;
    const y = Math.round(long * Math.sin(angle) * 10) / 10;
    const half = `A${long} ${wide} ${Math.round(turn * 10) / 10} 1 1`;
    return `M${x} ${y}${half} ${-x} ${-y}${half} ${x} ${y}`;
  }).join('');
}
