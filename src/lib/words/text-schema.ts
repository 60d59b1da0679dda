import { z } from 'astro/zod';

/** The names of the slots in a text, such as `{page}`. */
const slotsIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const named = (slots: string[]) => slots.map((slot) => `{${slot}}`).join(', ') || 'nothing';

/** A text that must contain exactly these slots. */
export const text = (...slots: string[]) =>
  z
    .string()
    .min(1)
    .refine((value) => new Set(slotsIn(value)).symmetricDifference(new Set(slots)).size === 0, {
      error: `a text with ${named(slots)} in braces`,
    });

/** Texts without slots, by their names: what each of them is and where it is seen. */
export const texts = <Name extends string>(descriptions: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.entries<string>(descriptions).map(([name, description]) => [
      name,
      text().describe(description),
    ]),
  ) as Record<Name, ReturnType<typeof text>>;

/** One plural form; it may omit the number: `a comment`. */
const form = z
  .string()
  .min(1)
  .refine((value) => slotsIn(value).every((slot) => slot === 'count'), {
    error: 'a text with no slot but {count}',
  });

/** A text with a number, in all plural forms of its language (`Intl.PluralRules`). */
export const plural = z
  .strictObject({
    zero: form.optional().describe('For none, where the language has a form of its own for it.'),
    one: form.optional().describe('For one: {count} comment.'),
    two: form.optional().describe('For two, where the language has a form of its own for it.'),
    few: form.optional().describe('For a few, where the language has a form of its own for them.'),
    many: form.optional().describe('For many, where the language has a form of its own for them.'),
    other: form.describe('For all other numbers: {count} comments.'),
  })
  .describe('A text with a number, in the forms of the language; {count} is the number.');

/** The plural texts in words, which alone have a form `other`, with their paths. */
function pluralsIn(words: unknown, path: readonly string[] = []): [string[], object][] {
  if (typeof words !== 'object' || words === null) return [];
  if ('other' in words && typeof words.other === 'string') return [[[...path], words]];
  return Object.entries(words).flatMap(([name, inner]) => pluralsIn(inner, [...path, name]));
}

/**
 * A schema of words that demands exactly the plural forms of a language: without one of them a
 * number reads wrong, and one too many is never read.
 */
export function inFormsOf<Schema extends z.ZodType>(language: string, schema: Schema): Schema {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
  return schema.check((ctx) => {
    for (const [path, input] of pluralsIn(ctx.value)) {
      const found = Object.keys(input).toSorted();
      if (String(found) !== String(forms))
        ctx.issues.push({
          code: 'custom',
          path,
          input,
          message: `the plural forms of ${language}: ${forms.join(', ')}; found ${found.join(', ')}`,
        });
    }
  });
}
