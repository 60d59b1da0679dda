import type { PanelName } from '../studio-context.ts';

/** The steps of the tour, and the panel that each is about; the first is about the page itself. */
export const STEPS = [
  { name: 'press', panel: undefined },
  { name: 'type', panel: 'content' },
  { name: 'arrange', panel: 'sections' },
  { name: 'look', panel: 'look' },
] as const satisfies { name: string; panel: PanelName | undefined }[];
