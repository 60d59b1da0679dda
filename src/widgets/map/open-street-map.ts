import { openStreetMapFrame } from '~/lib/map/place';
import type { MapProvider } from './map-data';
import { FRAME_TIMEOUT_MS } from './constants';

/** OpenStreetMap's own page of a place, in a frame, with OpenStreetMap's marker. */
export const openStreetMap: MapProvider = async ({ box }, data) => {
  const src = openStreetMapFrame(data, box.clientWidth, box.clientHeight);
  // A frame does not report errors, so the host is checked first; the response is not read.
  await fetch(src, { mode: 'no-cors', signal: AbortSignal.timeout(FRAME_TIMEOUT_MS) });
  const frame = document.createElement('iframe');
  frame.title = `${data.title}, OpenStreetMap`;
  frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-popups');
  frame.src = src;
  const shown = new Promise((done) => frame.addEventListener('load', done, { once: true }));
  box.replaceChildren(frame);
  await shown;
};
