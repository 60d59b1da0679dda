import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import IconCheck from 'virtual:icon/check';
import { numberOf } from '~/lib/words/formats';
import { ButtonLink } from '~/ui/button/Button';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { Border } from './Border';
import type { feeCardSchema } from './fee-card.schema';
import styles from './fee-card.module.css';

type FeeCardProps = z.infer<typeof feeCardSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** What plans cost, as the printed card that hangs in the hall: a line for each plan, then what it holds. */
export function FeeCard({ plans, reads, ...rest }: FeeCardProps) {
  const features = [...new Set(plans.flatMap((plan) => plan.features))];
  return (
    <HeadedSection {...rest}>
      <div className={styles.card}>
        <Border className={styles.border} />
        <ul>
          {plans.map(({ title, subtitle, price, button, active }) => (
            <li key={title} className={styles.plan} data-active={active || undefined}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{subtitle}</p>
              <p className={styles.price}>
                <span className={styles.amount}>{numberOf(price.amount)}</span>{' '}
                <span className={styles.unit}>
                  {price.currency} {price.per}
                </span>
              </p>
              <ButtonLink
                className={styles.button}
                variant={active ? 'solid' : 'outline'}
                href={button.href}
              >
                {button.label}
                <span className="visually-hidden">: {title}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{reads}</th>
              {plans.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {features.map((feature) => (
              <tr key={feature}>
                <th scope="row">{feature}</th>
                {plans.map(({ title, ...plan }) => (
                  <td key={title}>{plan.features.includes(feature) && <Held plan={title} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </HeadedSection>
  );
}

/** The mark of what a plan holds. */
function Held({ plan }: { plan: string }) {
  return (
    <>
      <IconCheck size={20} stroke={1.75} aria-hidden="true" />
      <span className="visually-hidden">{plan}</span>
    </>
  );
}
