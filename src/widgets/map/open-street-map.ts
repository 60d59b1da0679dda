import { openStreetMapFrame } from '~/lib/map/place';
import type { MapProvider } from './map-data';
import { FRAME_TIMEOUT_MS } from './constants';

/** OpenStreetMap's own page of a place, in a frame. It has a marker of its own. */
export const openStreetMap: MapProvider = async ({ box }, data) => {
  const src = openStreetMapFrame(data, box.clientWidth, box.clientHeight);
  // A frame tells nobody that it failed, so the host is asked first. The answer stays unread.
  await fetch(src, { mode: 'no-cors', signal: AbortSignal.timeout(FRAME_TIMEOUT_MS) });
  const frame = document.createElement('iframe');
  frame.title = `${data.title}, OpenStreetMap`;
  frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-popups');
  frame.src = src;
  const shown = new Promise((done) => frame.addEventListener('load', done, { once: true }));
  box.replaceChildren(frame);
  await shown;
};
