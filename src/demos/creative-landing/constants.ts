/** How long a bubble that has burst is away, in milliseconds: as long as its drops fly. */
export const GONE_MS = 1300;
