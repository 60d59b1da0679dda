import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { numberOf } from '~/lib/words/formats';
import { slots } from '~/lib/slots';
import { ButtonLink } from '~/ui/button/Button';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import type { Plan, pricingSchema } from './pricing.schema';
import styles from './pricing.module.css';

interface PricingProps
  extends z.infer<typeof pricingSchema>, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {}

/** Slots that looks can style. */
const slot = slots<
  | 'list'
  | 'item'
  | 'title'
  | 'term'
  | 'text'
  | 'price'
  | 'amount'
  | 'unit'
  | 'currency'
  | 'features'
  | 'feature'
  | 'button'
>();

/** A price list with hairlines and large figures. The featured plan has `data-active`. */
export function Pricing({ plans, ...rest }: PricingProps) {
  return (
    <HeadedSection {...rest}>
      <ul className={styles.list} data-slot={slot('list')}>
        {plans.map((plan, index) => (
          <PlanItem key={index} {...plan} />
        ))}
      </ul>
    </HeadedSection>
  );
}

function PlanItem({ title, term, subtitle, price, features, button, active }: Plan) {
  return (
    <li className={styles.item} data-slot={slot('item')} data-active={active || undefined}>
      <h3 className={styles.title} data-slot={slot('title')}>
        {title}
      </h3>
      {term && (
        <p className={styles.term} data-slot={slot('term')}>
          {term}
        </p>
      )}
      <p className={styles.text} data-slot={slot('text')}>
        {subtitle}
      </p>
      <p data-slot={slot('price')}>
        <span className={styles.amount} data-slot={slot('amount')}>
          {numberOf(price.amount)}
        </span>{' '}
        <span className={styles.unit} data-slot={slot('unit')}>
          <span className={styles.currency} data-slot={slot('currency')}>
            {price.currency}
          </span>{' '}
          {price.per}
        </span>
      </p>
      <ul data-slot={slot('features')}>
        {features.map((feature, index) => (
          <li key={index} className={styles.feature} data-slot={slot('feature')}>
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink
        data-slot={slot('button')}
        variant={active ? 'solid' : 'outline'}
        href={button.href}
      >
        {button.label}
        <span className="visually-hidden">: {title}</span>
      </ButtonLink>
    </li>
  );
}
