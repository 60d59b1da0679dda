import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { Section } from '~/ui/section/Section';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { catalogueTabs, type demoCatalogueSchema } from './demo-catalogue.schema';
import { ComingSoon, Window } from './Window';
import styles from './demo-catalogue.module.css';

interface DemoCatalogueProps
  extends
    z.infer<typeof demoCatalogueSchema>,
    Omit<ComponentPropsWithoutRef<'section'>, 'children'> {}

/**
 * All demos, each as a shop window. Its tabs are radio buttons and CSS shows what they choose, so that
 * they work without script; the script puts the choice into the address and announces how many are left.
 */
export function DemoCatalogue({
  label,
  heading,
  text,
  demos,
  legend,
  tabs,
  shown,
  note,
  comingSoon,
  className,
  ...rest
}: DemoCatalogueProps) {
  const groupsOf = ({ groups, label }: (typeof demos)[number]) =>
    ['all', ...groups, ...(label ? ['new'] : [])].join(' ');
  const count = (tab: string) =>
    demos.filter((demo) => groupsOf(demo).split(' ').includes(tab)).length;
  return (
    <Section
      tone="inverse"
      {...rest}
      id="demos"
      aria-labelledby="demos-heading"
      className={clsx(styles.street, className)}
    >
      <div data-effect="demo-catalogue" className={styles.catalogue}>
        <SectionHeading id="demos-heading" heading={heading} label={label} text={text} />
        <fieldset className={styles.tabs}>
          <legend className="visually-hidden">{legend}</legend>
          {catalogueTabs.map((value) => (
            <label key={value} className={styles.tab}>
              <input
                type="radio"
                name="demos"
                value={value}
                defaultChecked={value === 'all'}
                className={styles.radio}
              />
              {tabs[value]}
              <span className={styles.count} aria-hidden="true">
                {count(value)}
              </span>
            </label>
          ))}
        </fieldset>
        <p className="visually-hidden" role="status" data-demo-count={JSON.stringify(shown)} />
        <ul className={styles.windows}>
          {demos.map((demo) => (
            <Window key={demo.slug} demo={demo} groups={groupsOf(demo)} />
          ))}
          {comingSoon.map((soon) => (
            <ComingSoon key={soon.title} {...soon} />
          ))}
        </ul>
        <p id="coming-soon" className={styles.soon}>
          {note}
        </p>
      </div>
    </Section>
  );
}
