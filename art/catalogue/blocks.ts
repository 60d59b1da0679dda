import type { Picture } from '../workshop/types.ts';

/** What two designers have made of six colours: flat drawings that keep their edges at every size. */
const works = [
  ...['kite', 'stamps', 'poster', 'beer', 'chair', 'tile'],
  ...['flag', 'sign', 'record', 'blanket', 'game', 'alphabet'],
];

export const blocks: readonly Picture[] = works.map((work) => ({
  name: `creative-portfolio/${work}`,
  kind: 'vector',
  source: 'drawings/blocks/work.ts',
  params: { work },
}));
