import type { Calls } from './call.ts';
import { documentCalls } from './documents/calls.ts';
import { frameCalls } from './frame/calls.ts';
import { helpCalls } from './help/calls.ts';
import { historyCalls } from './history/calls.ts';
import { lookCalls } from './look/calls.ts';
import { pictureCalls } from './pictures/calls.ts';
import { sectionCalls } from './sections/calls.ts';
import { siteCalls } from './site/calls.ts';

/** All calls of the studio’s window, room by room. */
export const calls: Calls = {
  ...documentCalls,
  ...frameCalls,
  ...helpCalls,
  ...historyCalls,
  ...lookCalls,
  ...pictureCalls,
  ...sectionCalls,
  ...siteCalls,
};
