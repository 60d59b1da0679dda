import { IconArrowUpRight } from '@tabler/icons-react';
import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band } from '~/ui/band/Band';
import { Picture } from '~/ui/picture/Picture';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { SlateBoard } from '~/ui/slate-board/SlateBoard';
import type { rushesSchema } from './rushes.schema';
import styles from './rushes.module.css';

/** Stills from edge to edge, cut hard against each other, each above its slate. */
export function Rushes({ id, heading, text, caseStudy, films }: z.infer<typeof rushesSchema>) {
  const headingId = useId();
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHeading id={headingId} heading={heading} {...(text && { text })} />
      <ul className={styles.films}>
        {films.map(({ title, text: line, picture, slate }) => (
          <li key={title} className={styles.film}>
            <Picture {...picture} className={styles.still} />
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{line}</p>
              <a className={styles.link} href={caseStudy.href}>
                {caseStudy.label}
                <span className="visually-hidden">: {title}</span>
                <IconArrowUpRight size={18} stroke={1.75} aria-hidden="true" />
              </a>
            </div>
            <SlateBoard {...slate} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
