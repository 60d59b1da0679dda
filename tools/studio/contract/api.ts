/**
 * What the studio's window and its server say to each other: one JSON request a call, to
 * `/_studio/api/<call>`, with the input as its body and the output as the answer's.
 */
import { z } from 'astro/zod';
import type { DocumentsApi } from './documents.ts';
import type { FrameApi } from './frame.ts';
import type { HelpApi } from './help.ts';
import type { HistoryApi } from './history.ts';
import type { LookApi } from './look.ts';
import type { PicturesApi } from './pictures.ts';
import type { SectionsApi } from './sections.ts';
import type { SiteApi } from './site.ts';

/** Where the studio stands on the development server. */
export const STUDIO_PATH = '/_studio';

/** The header that every request carries; its value stands in the fragment of the studio's address. */
export const TOKEN_HEADER = 'x-studio-token';

/** All calls, by name. */
export interface StudioApi
  extends DocumentsApi, FrameApi, HelpApi, HistoryApi, LookApi, PicturesApi, SectionsApi, SiteApi {}

/** What the server tells the window unasked. */
export const studioEvent = z.discriminatedUnion('kind', [
  /** A file has changed on the disk, by the studio or by another program. */
  z.strictObject({
    kind: z.literal('changed'),
    file: z.string(),
    /** Of its bytes; none where the file is gone. */
    hash: z.string().optional(),
  }),
  /** A page that is printed from now on has a change of some file in it. */
  z.strictObject({
    kind: z.literal('taken-up'),
    /** Whether a file has come or gone: what named it may be right by now, or wrong. */
    isOther: z.boolean(),
  }),
]);

/** What {@link studioEvent} reads. */
export type StudioEvent = z.infer<typeof studioEvent>;

/** The answer to a request that cannot be carried out: a sentence for the owner. */
export interface ApiFault {
  readonly fault: string;
}
