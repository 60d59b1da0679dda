import { z } from 'astro/zod';
import { linesOf } from './lines';

const captionFields = {
  name: z.string().min(1).describe('What this manner is called.'),
  text: z.string().min(1).describe('One or two sentences: what it is and what it is good for.'),
};

/** The label of one example; its code lines are read from the page's files. */
export const exampleSchema = (page: string, part: string, number: number, count: number) =>
  z
    .strictObject(captionFields)
    .transform(async (caption) => ({
      ...caption,
      number,
      count,
      samples: await linesOf(page, part),
    }))
    .describe(`The label below “${part}”; the lines beside it are read from the page’s files.`);

/**
 * The labels of a page's examples.
 *
 * @param page the page's name, as in `src/pages/<page>.astro` and `src/content/pages/<page>.yaml`
 * @param parts the parts of its content that are shown, in order
 */
export function examplesSchema<const Part extends string>(page: string, parts: readonly Part[]) {
  const shape = parts.map(
    (part, index) => [part, exampleSchema(page, part, index + 1, parts.length)] as const,
  );
  return z
    .strictObject(Object.fromEntries(shape) as Record<Part, ReturnType<typeof exampleSchema>>)
    .describe('A label for each piece that the page shows.');
}
