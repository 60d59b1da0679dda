import type { z } from 'astro/zod';
import { Band } from '~/ui/band/Band';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import type { demoCatalogueSchema } from './demo-catalogue.schema';
import { ComingSoon, Window } from './Window';
import styles from './demo-catalogue.module.css';

/** The tabs above the windows, in the order of the specification. */
const TABS = [
  { value: 'all', label: 'All Demo' },
  { value: 'agency', label: 'Agency' },
  { value: 'corporate', label: 'Corporate' },
  { value: 'portfolio', label: 'Portfolio' },
  { value: 'landing', label: 'Landing' },
  { value: 'new', label: 'New' },
] as const;

/**
 * The street. Its tabs are radio buttons and CSS shows what they choose, so that they work without
 * script; the script puts the choice into the address and says aloud how many windows it leaves.
 */
export function DemoCatalogue({
  heading,
  text,
  demos,
  comingSoon,
}: z.infer<typeof demoCatalogueSchema>) {
  const groupsOf = ({ groups, label }: (typeof demos)[number]) =>
    ['all', ...groups, ...(label === 'New' ? ['new'] : [])].join(' ');
  const count = (tab: string) =>
    demos.filter((demo) => groupsOf(demo).split(' ').includes(tab)).length;
  return (
    <Band id="demos" tone="inverse" aria-labelledby="demos-heading" className={styles.street}>
      <div data-demo-catalogue="" className={styles.catalogue}>
        <SectionHeading id="demos-heading" heading={heading} {...(text && { text })} />
        <fieldset className={styles.tabs}>
          <legend className="visually-hidden">Show demos of a kind</legend>
          {TABS.map(({ value, label }) => (
            <label key={value} className={styles.tab}>
              <input
                type="radio"
                name="demos"
                value={value}
                defaultChecked={value === 'all'}
                className={styles.radio}
              />
              {label}
              <span className={styles.count} aria-hidden="true">
                {count(value)}
              </span>
            </label>
          ))}
        </fieldset>
        <p className="visually-hidden" role="status" data-demo-count="" />
        <ul className={styles.windows}>
          {demos.map((demo) => (
            <Window key={demo.slug} demo={demo} groups={groupsOf(demo)} />
          ))}
          {comingSoon.map((soon) => (
            <ComingSoon key={soon.title} {...soon} />
          ))}
        </ul>
        <p id="coming-soon" className={styles.soon}>
          Windows with the blind down are being dressed. Buyers get them without paying again.
        </p>
      </div>
    </Band>
  );
}
