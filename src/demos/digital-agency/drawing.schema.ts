import { z } from 'astro/zod';
import { picture, type PictureOptions } from '~/lib/pictures/picture';

const percent = z.number().min(0).max(100);

const place = z.strictObject({
  x: percent.describe('From the left, in hundredths of the drawing’s width.'),
  y: percent.describe('From the top, in hundredths of its height.'),
});

/** What is written on a drawing. */
export const drawingMarks = {
  parts: z
    .array(
      z.strictObject({
        part: place.describe('Where the part is.'),
        number: place.describe('Where its number stands; a line leads from one to the other.'),
        name: z.string().min(1).describe('What it is, in the list below the drawing.'),
        detail: z.string().min(1).optional().describe('What else there is to know of it.'),
      }),
    )
    .min(1)
    .max(8)
    .describe('The numbered parts, in the order of their numbers.'),
  measures: z
    .array(
      z.strictObject({
        at: place.describe('The middle of its dimension line.'),
        figure: z
          .string()
          .min(1)
          .max(12)
          .describe('What it measures, with room for no more than a figure: 210 ±0.2.'),
        upright: z.boolean().default(false).describe('Whether its line runs upwards.'),
      }),
    )
    .default([])
    .describe('The figures on the dimension lines.'),
};

/** A drawing without a letter on it, and what is written on it. */
export const drawingSchema = (options: PictureOptions) =>
  z.strictObject({
    picture: picture(options).describe('What is drawn, without numbers and figures.'),
    ...drawingMarks,
  });

/** What a drawing shows, and what is written on it. */
export type DrawingProps = z.infer<ReturnType<typeof drawingSchema>>;
