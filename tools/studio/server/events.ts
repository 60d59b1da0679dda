import type { ServerResponse } from 'node:http';
import type { StudioEvent } from '../contract/api.ts';

/** The windows that listen. */
export interface Events {
  /** Tells an event to every window. */
  readonly tell: (event: StudioEvent) => void;
  /** Adds a window, until its connection ends. */
  readonly add: (response: ServerResponse) => void;
}

/** Events as lines of JSON, in an answer that does not end. */
export function openEvents(): Events {
  const windows = new Set<ServerResponse>();
  return {
    tell: (event) => {
      for (const window of windows) window.write(`${JSON.stringify(event)}\n`);
    },
    add: (response) => {
      windows.add(response);
      response.on('close', () => windows.delete(response));
      response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
      // The window knows that it is connected.
      response.write('\n');
    },
  };
}
