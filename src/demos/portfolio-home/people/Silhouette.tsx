import { decimetres } from '../works/Work';
import { armsOf, bodyOf, cutsOf, hairOf, legsOf, neckOf, skirtOf, type Build } from './outlines';
import styles from './silhouette.module.css';

const builds = {
  printer: {
    height: 168,
    heads: 7.5,
    shoulder: 19,
    hem: 19,
    coat: 0.62,
    arms: 'behind',
    hair: 'bun',
    legs: 'trousers',
    cuts: 'apron',
  },
  boatbuilder: {
    height: 177,
    heads: 7.6,
    shoulder: 24,
    hem: 21,
    coat: 0.52,
    arms: 'pockets',
    hair: 'beanie',
    legs: 'trousers',
    cuts: 'coat',
  },
  neighbour: {
    height: 159,
    heads: 7.2,
    shoulder: 20,
    hem: 25,
    coat: 0.68,
    arms: 'down',
    hair: 'bob',
    legs: 'skirt',
    cuts: 'cardigan',
  },
  child: {
    height: 126,
    heads: 6.1,
    shoulder: 14,
    hem: 20,
    coat: 0.6,
    arms: 'behind',
    hair: 'plaits',
    legs: 'skirt',
    cuts: 'smock',
  },
  ranger: {
    height: 189,
    heads: 7.9,
    shoulder: 23,
    hem: 20,
    coat: 0.5,
    arms: 'down',
    hair: 'hat',
    legs: 'trousers',
    cuts: 'pack',
  },
} as const satisfies Record<string, Build>;

/** Somebody who stands in the gallery. */
export type Person = keyof typeof builds;

/** All of them, for schemas. */
export const people = Object.keys(builds) as [Person, ...Person[]];

/** Room at each side of a body, in centimetres. */
const HALF = 31;

/**
 * Somebody who looks at the wall, cut in one block like a print: true to their height, with a few
 * lines left bare. Decoration; nobody hears of it.
 */
export function Silhouette({ person }: { person: Person }) {
  const build: Build = builds[person];
  const { height, heads, hem, coat } = build;
  const head = height / heads;
  const neck = neckOf(head);
  const hip = height * coat;
  return (
    <svg
      className={styles.silhouette}
      viewBox={`${-HALF} 0 ${2 * HALF} ${height}`}
      width={decimetres(2 * HALF)}
      height={decimetres(height)}
      aria-hidden="true"
    >
      <path d={legsOf(build, hip)} />
      {build.legs === 'skirt' && <path d={skirtOf(hem, hip)} />}
      <path d={bodyOf(build)} />
      <path d={armsOf(build, neck)} className={styles.limb} />
      <ellipse cy={head * 0.5} rx={head * 0.36} ry={head * 0.5} />
      <path d={hairOf(build, head)} />
      <path d={cutsOf(build, neck, hip)} className={styles.cut} />
    </svg>
  );
}
