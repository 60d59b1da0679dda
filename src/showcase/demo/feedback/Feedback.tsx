import type { z } from 'astro/zod';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { HeadingButton } from '~/ui/section-heading/HeadingButton';
import { Row } from '../Row';
import type { feedbackSchema } from './feedback.schema';
import { Rating } from './Rating';
import styles from './feedback.module.css';

type FeedbackProps = z.infer<typeof feedbackSchema>;

/** What buyers say, in rows of three. */
export function Feedback({ rating, voices, more, ...rest }: FeedbackProps) {
  return (
    <HeadedSection {...rest} id="feedback" more={more && <HeadingButton {...more} />}>
      <Row label={rest.heading}>
        <ul className={styles.voices}>
          {voices.map(({ handle, heading, text, rating: stars }) => (
            <li key={handle} className={styles.voice}>
              <Rating stars={stars} words={rating} />
              <h3 className={styles.about}>{heading}</h3>
              <blockquote className={styles.words}>{text}</blockquote>
              <p className={styles.handle}>{handle}</p>
            </li>
          ))}
        </ul>
      </Row>
    </HeadedSection>
  );
}
