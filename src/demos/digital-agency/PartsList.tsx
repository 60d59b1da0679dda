import type { z } from 'astro/zod';
import IconArrowUpRight from 'virtual:icon/arrow-up-right';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import { Drawing } from './Drawing';
import type { partsListSchema } from './parts-list.schema';
import { Sheet, type SheetSectionProps } from './Sheet';
import styles from './parts-list.module.css';

type PartsListProps = z.infer<typeof partsListSchema> & SheetSectionProps;

/** What is on offer: an instrument taken apart, and the list of its parts, each of which leads on. */
export function PartsList({ drawing, services, href, ...sheet }: PartsListProps) {
  return (
    <Sheet {...sheet} drawn={styles.columns}>
      <div className={styles.beside}>
        <Drawing {...drawing} className={styles.drawing} />
      </div>
      <ol className={styles.list}>
        {services.map(({ title, description, time }) => (
          <li key={title} className={styles.item}>
            <h3 className={styles.title}>
              <CoverLink href={href}>{title}</CoverLink>
            </h3>
            <p className={styles.text}>{description}</p>
            <p className={styles.time}>{time}</p>
            <IconArrowUpRight className={styles.arrow} size={22} stroke={1.5} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
