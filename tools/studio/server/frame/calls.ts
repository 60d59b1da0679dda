import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import type { FileValue, FrameApi } from '../../contract/frame.ts';
import type { CallsOf } from '../call.ts';
import { kindOf } from '../documents/list.ts';
import { valueIn } from '../documents/read.ts';
import { hashOf } from '../hash.ts';
import { textOf, type Studio } from '../studio.ts';

/** Files that were read before: most of them stay the same from page to page. */
const known = new Map<string, FileValue & { readonly hash: string }>();

function valueOf(studio: Studio, file: string): FileValue | undefined {
  if (kindOf(file) === undefined || !existsSync(join(studio.root, file))) return undefined;
  const text = textOf(studio, file);
  const hash = hashOf(text);
  const found = known.get(file);
  if (found?.hash === hash) return found;
  const read = { file, value: valueIn(file, text), hash };
  known.set(file, read);
  return read;
}

/** The calls of the frame. */
export const frameCalls: CallsOf<FrameApi> = {
  values: {
    input: z.strictObject({ files: z.array(z.string()).readonly() }),
    run: (studio, { files }) =>
      files.flatMap((file) => {
        const read = valueOf(studio, file);
        return read ? [{ file, value: read.value }] : [];
      }),
  },
};
