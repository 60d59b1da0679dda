import { z } from 'astro/zod';

const field = z.strictObject({
  label: z.string().min(1).describe('What the field is for: Scale.'),
  value: z.string().min(1).describe('What stands in it.'),
});

/** What a sheet's title block says besides its title, and the how-manieth of how many it is. */
export interface SheetInfo {
  /** “Sheet”. */
  word: string;
  sheet: number;
  sheets: number;
  fields: z.infer<typeof field>[];
}

/** The title blocks of a page's sheets, by the names of its sections and in their order. */
export const sheetsSchema = <const Names extends readonly string[]>(...names: Names) =>
  z
    .strictObject({
      word: z.string().min(1).describe('What a sheet is called, before its number.'),
      fields: z
        .record(z.enum(names), z.array(field).min(1).max(5))
        .describe('The fields of each title block; those of the hero stand in the page’s header.'),
    })
    .transform(({ word, fields }) => {
      const numbered = names.map((name: Names[number], index) => [
        name,
        { word, fields: fields[name], sheet: index + 1, sheets: names.length },
      ]);
      return Object.fromEntries(numbered) as Record<Names[number], SheetInfo>;
    });
