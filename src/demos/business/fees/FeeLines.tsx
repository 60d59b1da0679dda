import type { Plan } from '~/sections/pricing/pricing.schema';
import type { Lines } from './fee-card.schema';
import styles from './fee-card.module.css';

type FeeLinesProps = Lines & { plans: Plan[] };

/** What the plans hold and what is done for it; a line that not every plan holds names those that do. */
export function FeeLines({ plans, heading, check, checks }: FeeLinesProps) {
  const features = [...new Set(plans.flatMap((plan) => plan.features))];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{check}</th>
        </tr>
      </thead>
      <tbody>
        {features.map((feature, index) => (
          <tr key={feature}>
            <th scope="row">
              {feature}
              {holders(plans, feature)}
            </th>
            <td>{checks[index]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** In brackets, the plans that hold a feature; nothing where all of them do. */
function holders(plans: Plan[], feature: string): string {
  const names = plans.filter(({ features }) => features.includes(feature));
  if (names.length === plans.length) return '';
  return ` (${names.map(({ title }) => title).join(', ')})`;
}
