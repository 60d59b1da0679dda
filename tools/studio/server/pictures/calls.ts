import { z } from 'astro/zod';
import { findIcon } from '../../../../src/lib/icons/icon-set.ts';
import { UPLOAD_KINDS, type PicturesApi } from '../../contract/pictures.ts';
import type { CallsOf } from '../call.ts';
import { altOf } from './alt-of.ts';
import { discardUpload } from './store-upload.ts';

/** As many icons as a window shows at once. */
const MOST_ICONS = 500;

/** The calls that pictures and icons need besides their names. */
export const pictureCalls: CallsOf<PicturesApi> = {
  icons: {
    input: z.strictObject({ names: z.array(z.string()).max(MOST_ICONS) }),
    run: (_, { names }) => names.flatMap((name) => findIcon(name) ?? []),
  },
  discard: {
    input: z.strictObject({ kind: z.enum(UPLOAD_KINDS), name: z.string().min(1) }),
    run: discardUpload,
  },
  altOf: { input: z.strictObject({ name: z.string().min(1) }), run: altOf },
};
