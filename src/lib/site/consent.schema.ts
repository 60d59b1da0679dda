import { z } from 'astro/zod';
import type { Mistake } from '../content/mistakes.ts';
import { didYouMean } from '../content/nearest.ts';

const words = {
  /** What it is for, in a word or two: `Statistics`. */
  label: z.string().min(1).max(40).describe('What it is for, in a word or two: `Statistics`.'),
  /** What visitors agree to, in one or two sentences: who receives what, and why. */
  text: z
    .string()
    .min(1)
    .max(400)
    .describe('What visitors agree to, in one or two sentences: who receives what, and why.'),
};

/**
 * The purposes that visitors are asked about, by names that `scripts` and `ConsentFrame` refer to. Without any, no
 * page asks anything.
 */
export const consentSchema = z
  .record(
    z.string().regex(/^[a-z][a-z\d-]*$/),
    z.strictObject({
      ...words,
      /** The services behind it, by their names. If they change, visitors are asked again. */
      services: z
        .array(z.string().min(1))
        .min(1)
        .describe(
          'The services behind it, by their names. If they change, visitors are asked again.',
        ),
    }),
    {
      error: ({ code }) =>
        code === 'invalid_key' ? 'a name of small letters such as statistics' : undefined,
    },
  )
  .default({});

/** The words of the purposes in another language, by the same names. */
export const consentWordsSchema = z.record(z.string(), z.strictObject(words));

/** The purposes that visitors are asked about, by name. */
export type ConsentPurposes = z.infer<typeof consentSchema>;

interface WithConsent {
  consent: ConsentPurposes;
  scripts: readonly { consent?: unknown }[];
  translations: Readonly<
    Record<string, { consent?: Readonly<Record<string, unknown>> | undefined }>
  >;
}

/** What refers to a purpose that there is none of: scripts, and translations of purposes. */
export function consentMistakes({ consent, scripts, translations }: WithConsent): Mistake[] {
  const names = Object.keys(consent);
  const known = names.join(', ') || 'none is there yet';
  const mistake = (path: Mistake['path'], name: string): Mistake[] =>
    names.includes(name)
      ? []
      : [
          {
            path,
            message: `the name of a purpose below consent (${known}); found "${name}"${didYouMean(name, names)}`,
          },
        ];
  return [
    ...scripts.flatMap(({ consent: name }, index) =>
      typeof name === 'string' ? mistake(['scripts', index, 'consent'], name) : [],
    ),
    ...Object.entries(translations).flatMap(([tag, words]) =>
      Object.keys(words.consent ?? {}).flatMap((name) =>
        mistake(['translations', tag, 'consent', name], name),
      ),
    ),
  ];
}
