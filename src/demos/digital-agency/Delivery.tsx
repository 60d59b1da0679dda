import type { z } from 'astro/zod';
import type { deliverySchema } from './delivery.schema';
import { Sheet, type SheetSectionProps } from './Sheet';
import styles from './delivery.module.css';

type DeliveryProps = z.infer<typeof deliverySchema> & SheetSectionProps;

/** Whom the firm supplies: a delivery note, set in type, with its sum. */
export function Delivery({ columns, brands, rest, total, ...sheet }: DeliveryProps) {
  const sum = brands.reduce((all, { quantity }) => all + quantity, rest.quantity);
  return (
    <Sheet {...sheet}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.quantity}</th>
            <th scope="col">{columns.client}</th>
            <th scope="col">{columns.part}</th>
            <th scope="col">{columns.since}</th>
          </tr>
        </thead>
        <tbody>
          {brands.map(({ name, part, quantity, since }) => (
            <tr key={name}>
              <td>{quantity}</td>
              <th scope="row">{name}</th>
              <td>{part}</td>
              <td>{since}</td>
            </tr>
          ))}
          <tr className={styles.rest}>
            <td>{rest.quantity}</td>
            <th scope="row">{rest.clients}</th>
            <td />
            <td />
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <td>{sum}</td>
            <th scope="row">{total}</th>
            <td />
            <td />
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
}
