import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { numberOf } from '~/lib/words/formats';
import type { Plan } from '~/sections/pricing/pricing.schema';
import { ButtonLink } from '~/ui/button/Button';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { Border } from './Border';
import { FeeLines } from './FeeLines';
import type { feeCardSchema, Term } from './fee-card.schema';
import styles from './fee-card.module.css';

type FeeCardProps = z.infer<typeof feeCardSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** What plans cost, as the printed card that hangs in the hall: the plans, then what they hold. */
export function FeeCard({ plans, terms, lines, ...rest }: FeeCardProps) {
  return (
    <HeadedSection {...rest}>
      <div className={styles.card}>
        <Border className={styles.border} />
        <ul className={styles.plans}>
          {plans.map((plan, index) => (
            <PlanEntry key={plan.title} plan={plan} terms={termsOf(terms, index)} />
          ))}
        </ul>
        <FeeLines plans={plans} {...lines} />
      </div>
    </HeadedSection>
  );
}

interface PlanEntryProps {
  plan: Plan;
  terms: { title: string; value: string }[];
}

/** One plan: its name and price on one line, then for whom it is and on which terms. */
function PlanEntry({ plan, terms }: PlanEntryProps) {
  const { title, subtitle, price, button, active } = plan;
  return (
    <li className={styles.plan} data-active={active || undefined}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.price}>
          <span className={styles.amount}>{numberOf(price.amount)}</span>{' '}
          <span className={styles.unit}>
            {price.currency} {price.per}
          </span>
        </p>
      </div>
      <p className={styles.text}>{subtitle}</p>
      <dl className={styles.terms}>
        {terms.map((term) => (
          <div key={term.title}>
            <dt>{term.title}</dt>
            <dd>{term.value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink
        className={styles.button}
        variant={active ? 'solid' : 'outline'}
        href={button.href}
      >
        {button.label}
        <span className="visually-hidden">: {title}</span>
      </ButtonLink>
    </li>
  );
}

/** The terms of the plan at a place; a plan of which nothing is said has none. */
function termsOf(terms: Term[], index: number) {
  return terms.flatMap(({ title, values }) => {
    const value = values[index];
    return value === undefined ? [] : [{ title, value }];
  });
}
