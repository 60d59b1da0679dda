/** A place at night, as a lighting designer has left it or has noted it down. */
import { textParam } from '../kit.ts';
import * as indoors from './indoors.ts';
import { scene } from './night.ts';
import * as notebook from './notebook.ts';
import * as outdoors from './outdoors.ts';
import type { Draw } from '../../workshop/types.ts';

const PLACES: Readonly<Record<string, string>> = { ...outdoors, ...indoors, ...notebook };

const draw: Draw = (params) => {
  const name = textParam(params, 'place', '');
  const content = PLACES[name];
  if (content === undefined) throw new Error(`no place is called ${name}`);
  return scene(content);
};

export default draw;
