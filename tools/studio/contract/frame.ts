/** What a content file says. */
export interface FileValue {
  readonly file: string;
  /** As it is written; of Markdown what stands above the text. */
  readonly value: unknown;
}

/** What the page in the frame is compared with. */
export interface FrameApi {
  /** What content files say, without how they are checked: many are read at once. */
  values: (input: { files: readonly string[] }) => readonly FileValue[];
}

/**
 * The element that says why a page could not be printed, in its place; and the event by which the page that is
 * seen tells the window what the development server says of the next one (`detail`, a text in HTML).
 */
export const FAULT_ID = 'studio-fault';
