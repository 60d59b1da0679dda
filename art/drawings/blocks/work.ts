/** One of twelve works in six flat colours, on a ground that its page gives it. */
import { textParam } from '../kit.ts';
import * as cloth from './cloth.ts';
import * as letters from './letters.ts';
import * as paper from './paper.ts';
import * as things from './things.ts';
import type { Work } from './palette.ts';
import type { Draw } from '../../workshop/types.ts';

const WORKS: Readonly<Record<string, Work>> = { ...paper, ...cloth, ...things, ...letters };

const draw: Draw = (params) => {
  const name = textParam(params, 'work', '');
  const work = WORKS[name];
  if (!work) throw new Error(`no work is called ${name}`);
  const { width, height } = work;
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${work.markup}</svg>`;
  return { width, height, markup };
};

export default draw;
