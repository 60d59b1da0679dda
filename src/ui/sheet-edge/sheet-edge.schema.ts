import { z } from 'astro/zod';

const edge = z.strictObject({
  /** What the sheet shows, in two or three words: `Parts list`. */
  title: z.string().min(1),
  /** What stands at the line's end, as on a drawing: `Scale 1 : 2`. */
  note: z.string().min(1),
  /** Prints the pictures of the section that follows in one ink. */
  oneInk: z.boolean().default(false),
});

/** What a sheet's edge says, and the how-manieth of how many sheets it is. */
export type SheetEdgeProps = z.infer<typeof edge> & { sheet: number; sheets: number };

/**
 * The edges of a page's sheets, by the names of its sections and in their order. The first sheet is
 * the page's first screen, which has a title block and no edge; so these count from 2.
 */
export const sheetEdges = <const Names extends readonly string[]>(...names: Names) =>
  z.record(z.enum(names), edge).transform((edges) => {
    const numbered = names.map((name: Names[number], index) => [
      name,
      { ...edges[name], sheet: index + 2, sheets: names.length + 1 },
    ]);
    return Object.fromEntries(numbered) as Record<Names[number], SheetEdgeProps>;
  });
