import { z } from 'astro/zod';

const footnotes = z.array(z.looseObject({ id: z.string(), content: z.string() }));

/** Left out or broken, it holds no footnotes. */
const stored = z
  .string()
  .transform((text, ctx): unknown => {
    try {
      const data: unknown = JSON.parse(text);
      return data;
    } catch {
      ctx.addIssue({ code: 'custom', message: 'JSON' });
      return z.NEVER;
    }
  })
  .pipe(footnotes);

/**
 * The footnotes of the block editor, which stand beside the text as JSON, as a list that its marks lead to.
 *
 * @param json empty or broken where there are none
 */
export function footnotesOf(json: string | undefined): string {
  const notes = stored.safeParse(json);
  if (!notes.success || notes.data.length === 0) return '';
  const items = notes.data.map(
    ({ id, content }) => `<li id="${encodeURIComponent(id)}">${content}</li>`,
  );
  return `<section data-footnotes><ol>${items.join('')}</ol></section>`;
}
