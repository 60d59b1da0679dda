import { Script } from 'node:vm';
import { z } from 'astro/zod';

/** Why a text cannot be an inline script; undefined if it can. */
function scriptFault(text: string, type: unknown): string | undefined {
  if (/<\/?script|<!--/i.test(text)) return 'the script alone, without <script> and </script>';
  if (type !== undefined && type !== 'text/javascript') return undefined;
  try {
    new Script(text);
    return undefined;
  } catch (error) {
    return `a script that can be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

const at = z
  .enum(['head', 'body'])
  .default('head')
  .describe('Where it stands: at the end of the page’s head, or of its body.');

const consent = z
  .string()
  .optional()
  .describe('A purpose below `consent`: the script loads once a visitor agrees to it.');

/** Further attributes required by the vendor: `'data-domain'`, `async`, `type`. */
const attributes = z.union([z.string(), z.boolean()]);

const fromFile = z
  .object({
    src: z
      .string()
      .regex(/^(\/(?!\/)|https:\/\/.)/, 'a path or an https address')
      .describe('Its address: an https address, or a file below public.'),
    at,
    consent,
  })
  .catchall(attributes);

const fromText = z
  .object({
    inline: z.string().min(1).describe('Its text, without <script> around it.'),
    at,
    consent,
  })
  .catchall(attributes);

const script = z.union([fromFile, fromText]).check((ctx) => {
  const { inline, type } = ctx.value;
  if (typeof inline !== 'string') return;
  const message =
    'src' in ctx.value ? 'a script by its address, or by its text' : scriptFault(inline, type);
  if (message !== undefined)
    ctx.issues.push({ code: 'custom', message, input: inline, path: ['inline'] });
});

/** The owner's scripts for every page: `{ src: 'https://…' }` or `{ inline: '…' }`. */
export const scriptsSchema = z.array(script).default([]);

/** One of the owner's scripts. */
type OwnScript = z.infer<typeof script>;

/** The hosts that scripts are loaded from: `https://plausible.io`. */
export const scriptHosts = (scripts: readonly OwnScript[]): string[] => [
  ...new Set(
    scripts.flatMap(({ src }) =>
      typeof src === 'string' && src.startsWith('https:') ? new URL(src).origin : [],
    ),
  ),
];
