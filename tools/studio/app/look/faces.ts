import type { Face } from '../../contract/look.ts';
import { call } from '../client.ts';

/** Files of families that have been asked for, by variable and letters. */
const asked = new Map<string, Promise<readonly Face[]>>();

function facesOf(variable: string, letters: string | undefined): Promise<readonly Face[]> {
  const key = `${variable} ${letters ?? ''}`;
  const faces = asked.get(key) ?? call('faces', { variable, letters });
  asked.set(key, faces);
  // One that did not come is asked for again.
  faces.catch(() => asked.delete(key));
  return faces;
}

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);

/**
 * Brings a family's faces into a document, under a name of their own.
 *
 * @param name the family, as styles of the document call it
 * @param letters all that is shown of it; without them, all letters of Latin
 */
export async function bringFaces(
  document: Document,
  name: string,
  variable: string,
  letters?: string,
): Promise<void> {
  const faces = await facesOf(variable, letters);
  const view = document.defaultView;
  // The page has gone on meanwhile.
  if (!view) return;
  for (const { weight, style, data } of faces)
    document.fonts.add(new view.FontFace(name, bytesOf(data), { weight, style }));
}
