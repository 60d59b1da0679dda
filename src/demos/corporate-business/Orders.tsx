import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { fill } from '~/lib/words/fill';
import type { ordersSchema } from './orders.schema';
import styles from './orders.module.css';
import { Source } from './Source';
import { WEEKS } from './year/constants';
import { Plot } from './year/Plot';
import { heightOf, line } from './year/plots';
import { amountOf, companyOf, shareOf, sumOf, totalsOf } from './year/year';
import type { Year } from './year/year.schema';

type OrdersProps = z.infer<typeof ordersSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'> & { year: Year };

/** The largest orders as a table; each row ends in its company's year, with a dot on its week. */
export function Orders({ columns, orders, total, share, source, year, ...rest }: OrdersProps) {
  const sum = sumOf(orders.map(({ amount }) => amount));
  const all = sumOf(totalsOf(year.companies));
  return (
    <HeadedSection {...rest}>
      <table className={styles.table}>
        <thead>
          <tr>
            {Object.entries(columns).map(([key, name]) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map(({ customer, order, companyId, week, amount }) => {
            const { name, weeks } = companyOf(year.companies, companyId);
            return (
              <tr key={customer}>
                <th scope="row">{customer}</th>
                <td>{order}</td>
                <td className={styles.sum}>
                  <span>{name}</span> <b>{amountOf(year.amount, amount)}</b>
                </td>
                <td className={styles.week}>
                  <Spark weeks={weeks} week={week} />
                  <span>{fill(year.week, { week })}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {total}
            </th>
            <td className={styles.sum}>
              <span>{fill(share, { share: shareOf(sum, all) })}</span>{' '}
              <b>{amountOf(year.amount, sum)}</b>
            </td>
            <td />
          </tr>
        </tfoot>
      </table>
      <Source>{source}</Source>
    </HeadedSection>
  );
}

/** A company's weeks as a line no higher than a row, with a dot on one of them. */
function Spark({ weeks, week }: { weeks: readonly number[]; week: number }) {
  const highest = Math.max(...weeks);
  return (
    <Plot
      className={styles.spark}
      marks={
        <circle
          cx={`${((week - 0.5) / WEEKS) * 100}%`}
          cy={`${heightOf(weeks[week - 1] ?? 0, highest)}%`}
          r="5.5"
        />
      }
    >
      <path d={line(weeks, highest)} fill="none" />
    </Plot>
  );
}
