/** A print taken from a thing itself: as large as the thing, in one ink, on paper that its page gives it. */
import { textParam } from '../kit.ts';
import * as growth from './growth.ts';
import * as hands from './hands.ts';
import * as iron from './iron.ts';
import * as timber from './timber.ts';
import type { Impression } from './ink.ts';
import type { Draw } from '../../workshop/types.ts';

const THINGS: Readonly<Record<string, Impression>> = {
  ...timber,
  ...growth,
  ...iron,
  ...hands,
};

const draw: Draw = (params) => {
  const name = textParam(params, 'thing', '');
  const thing = THINGS[name];
  if (!thing) throw new Error(`nothing is called ${name}`);
  const { width, height } = thing;
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${thing.markup}</svg>`;
  return { width, height, markup };
};

export default draw;
