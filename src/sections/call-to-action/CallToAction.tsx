import type { z } from 'astro/zod';
import { Band, type BandTone } from '~/ui/band/Band';
import { ButtonLink } from '~/ui/button/Button';
import type { callToActionSchema } from './call-to-action.schema';
import styles from './call-to-action.module.css';

interface CallToActionProps extends z.infer<typeof callToActionSchema> {
  tone?: BandTone;
}

/** What to do next: one sentence and one button. */
export function CallToAction({
  heading,
  text,
  button,
  layout,
  tone = 'inverse',
}: CallToActionProps) {
  return (
    <Band tone={tone} aria-labelledby="call-to-action">
      <div className={styles.call} data-layout={layout} data-reveal="">
        <h2 id="call-to-action" className={styles.heading}>
          {heading}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
        <ButtonLink href={button.href} className={styles.button}>
          {button.label}
        </ButtonLink>
      </div>
    </Band>
  );
}
