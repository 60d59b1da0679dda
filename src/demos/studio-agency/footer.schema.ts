import { z } from 'astro/zod';

/** The call sheet that ends the page, besides the links that every ending has. */
export const footerSchema = z.strictObject({
  title: z.string().min(1).describe('What the sheet is.'),
  day: z.string().min(1).describe('For which day it is.'),
  number: z.string().min(1).describe('The roll that is shot on that day.'),
  call: z
    .strictObject({
      label: z.string().min(1).describe('What the hour is for.'),
      hour: z.string().min(1).describe('The hour at which everybody comes.'),
    })
    .describe('The hour that the sheet says largest.'),
  place: z.string().min(1).describe('Over the firm’s address.'),
  office: z.string().min(1).describe('Over the link to the contact page.'),
  cells: z
    .array(
      z.strictObject({
        label: z.string().min(1).describe('What the cell is about.'),
        value: z.string().min(1).describe('What is written in it.'),
      }),
    )
    .min(1)
    .describe('The sheet’s other cells: weather, scene, lunch.'),
  crew: z
    .strictObject({
      head: z.tuple([z.string(), z.string(), z.string()]).describe('The heads of the columns.'),
      people: z
        .array(
          z.strictObject({
            who: z.string().min(1).describe('Who is called.'),
            what: z.string().min(1).describe('What for.'),
            hour: z.string().min(1).describe('At which hour.'),
          }),
        )
        .min(1)
        .describe('Who is called, in the order of the hours.'),
    })
    .describe('The table of who is called.'),
  tail: z.string().min(1).describe('What stands on the end of the film.'),
});
