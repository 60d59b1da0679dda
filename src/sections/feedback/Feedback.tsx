import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band } from '~/ui/band/Band';
import { Rating } from '~/ui/rating/Rating';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import type { feedbackSchema } from './feedback.schema';
import styles from './feedback.module.css';

/** Six voices in three columns, each as long as it needs to be. */
export function Feedback({ heading, text, voices }: z.infer<typeof feedbackSchema>) {
  const headingId = useId();
  return (
    <Band id="feedback" aria-labelledby={headingId}>
      <SectionHeading id={headingId} heading={heading} {...(text && { text })} />
      <ul className={styles.voices}>
        {voices.map(({ id, handle, heading: about, text: words, rating }) => (
          <li key={id} className={styles.voice} data-reveal="">
            <Rating stars={rating} />
            <h3 className={styles.about}>{about}</h3>
            <blockquote className={styles.words}>{words}</blockquote>
            <p className={styles.handle}>{handle}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
