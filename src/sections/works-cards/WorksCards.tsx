import { IconArrowRight } from '@tabler/icons-react';
import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band, type BandTone } from '~/ui/band/Band';
import { Picture } from '~/ui/picture/Picture';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import type { worksCardsSchema } from './works-cards.schema';
import styles from './works-cards.module.css';

interface WorksCardsProps extends z.infer<typeof worksCardsSchema> {
  /** For links to this part of a page. */
  id?: string;
  tone?: BandTone;
}

/** Works as cards. The whole card leads on; its link is the words at its foot. */
export function WorksCards({ id, tone, heading, text, category, more, works }: WorksCardsProps) {
  const headingId = useId();
  return (
    <Band id={id} tone={tone} aria-labelledby={headingId}>
      <SectionHeading id={headingId} heading={heading} {...(text && { text })} />
      <ul className={styles.cards}>
        {works.map((work) => (
          <li key={work.id} className={styles.card}>
            <div className={styles.shot}>
              <Picture {...work.picture} className={styles.picture} />
            </div>
            <p className={styles.category}>{category ?? work.category}</p>
            <h3 className={styles.title}>{work.title}</h3>
            <a className={styles.more} href={more.href}>
              {more.label}
              <span className="visually-hidden">: {work.title}</span>
              <IconArrowRight className={styles.arrow} size={18} stroke={1.5} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
