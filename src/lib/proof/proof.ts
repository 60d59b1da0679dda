import { ContentError } from '~/lib/content/content-error';
import { formatErrors, zodMistakes } from '~/lib/content/mistakes';
import { parseContent } from '~/lib/content/read-page';
import { proofSchema, type Proof } from './proof.schema';

const FILE = 'proof/proof.json';

/** Empty until `npm run proof` has run for the first time. */
const files = import.meta.glob<string>('/proof/proof.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * What the last `npm run proof` has found; undefined before the first.
 *
 * @throws {ContentError} naming each field of the file that is not as the command writes it
 */
export function readProof(text: string | undefined = files[`/${FILE}`]): Proof | undefined {
  if (text === undefined) return undefined;
  // JSON is YAML.
  const data = parseContent(FILE, text);
  const { error, data: proof } = proofSchema.safeParse(data);
  if (proof !== undefined) return proof;
  const faults = formatErrors({ file: FILE }, zodMistakes(error, data, proofSchema));
  throw new ContentError(`${faults}\n  → run \`npm run proof\` again, or delete the file`);
}
