import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band } from '~/ui/band/Band';
import { ButtonLink } from '~/ui/button/Button';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import type { Plan, pricingSchema } from './pricing.schema';
import styles from './pricing.module.css';

/** Whole numbers, with the thousands set apart. */
const figures = new Intl.NumberFormat('en');

/** What plans cost, set as a price list: hairlines, large figures, one plan turned inside out. */
export function Pricing({
  id,
  tone,
  variant,
  heading,
  text,
  plans,
}: z.infer<typeof pricingSchema>) {
  const headingId = useId();
  return (
    <Band id={id} tone={tone} aria-labelledby={headingId}>
      <SectionHeading id={headingId} heading={heading} {...(text && { text })} />
      <ul className={styles.plans} data-variant={variant}>
        {plans.map((plan) => (
          <PlanColumn key={plan.title} {...plan} />
        ))}
      </ul>
    </Band>
  );
}

function PlanColumn({ title, subtitle, price, features, button, active }: Plan) {
  return (
    <li className={styles.plan} data-active={active || undefined}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.subtitle}>{subtitle}</p>
      <p className={styles.price}>
        <span className={styles.amount}>{figures.format(price.amount)}</span>{' '}
        <span className={styles.unit}>
          <span className={styles.currency}>{price.currency}</span> {price.per}
        </span>
      </p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            {feature}
          </li>
        ))}
      </ul>
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
