import { fill } from '~/lib/words/fill';
import styles from './stack.module.css';
import { Plot } from './year/Plot';
import { bandsOf, GROUND, PLACE, stackGround } from './year/stack';
import { amountOf, roundAmountOf, sumOf, totalsOf } from './year/year';
import type { Year } from './year/year.schema';

/** Amounts, in millions, at which a line crosses the stacked companies, and each by itself. */
const [LEVELS, LEVEL] = [[0, 20, 40], 20] as const;

/**
 * The companies on top of each other, as one year, which is pulled apart as one scrolls: a place for
 * each, all to one scale. Without script they stand apart.
 */
export function Stack({ year }: { year: Year }) {
  const { companies, amount } = year;
  const totals = totalsOf(companies);
  const height = companies.length * PLACE;
  const ground = stackGround(companies.length, Math.max(...totals));
  const bands = bandsOf(
    companies.map(({ weeks }) => weeks),
    ground,
  );
  const at = (y: number) => `${(100 * y) / height}%`;
  const level = (y: number, value: number, isTogether = false) => (
    <g key={y}>
      <line x2="100%" y1={at(y)} y2={at(y)} />
      {value > 0 && (
        <text
          x={isTogether ? 0 : '100%'}
          y={at(y)}
          dy="-5"
          textAnchor={isTogether ? 'start' : 'end'}
        >
          {roundAmountOf(amount, value)}
        </text>
      )}
    </g>
  );
  return (
    <div className={styles.scene} data-effect="apart" aria-hidden="true">
      <div className={styles.stage}>
        <Plot
          className={styles.plot}
          height={height}
          marks={
            <>
              <g className={styles.together}>
                {LEVELS.map((value) => level(ground - value, value, true))}
              </g>
              <g className={styles.apart}>
                {companies.flatMap((_, index) =>
                  [0, LEVEL].map((value) => level(index * PLACE + GROUND - value, value)),
                )}
              </g>
            </>
          }
        >
          {bands.map(({ stacked, apart }, index) => (
            <path key={index} className={styles.band} d={apart} data-stacked={stacked} />
          ))}
        </Plot>
        <div className={styles.names}>
          {companies.map(({ name, weeks }) => (
            <p key={name}>
              <b>{name}</b> {amountOf(amount, sumOf(weeks))}
            </p>
          ))}
        </div>
        <p className={styles.total}>
          <b>{amountOf(amount, sumOf(totals))}</b> {fill(year.report, { year: year.year })}
        </p>
      </div>
    </div>
  );
}
