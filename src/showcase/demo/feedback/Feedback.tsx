import type { z } from 'astro/zod';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { HeadingButton } from '~/ui/section-heading/HeadingButton';
import type { feedbackSchema } from './feedback.schema';
import { Rating } from './Rating';
import styles from './feedback.module.css';

type FeedbackProps = z.infer<typeof feedbackSchema>;

/** What buyers say, in three columns of entries as long as their texts. */
export function Feedback({ rating, voices, more, ...rest }: FeedbackProps) {
  return (
    <HeadedSection {...rest} id="feedback" more={more && <HeadingButton {...more} />}>
      <ul className={styles.voices}>
        {voices.map(({ handle, heading, text, rating: stars }) => (
          <li key={handle} className={styles.voice} data-effect="reveal">
            <Rating stars={stars} words={rating} />
            <h3 className={styles.about}>{heading}</h3>
            <blockquote className={styles.words}>{text}</blockquote>
            <p className={styles.handle}>{handle}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
