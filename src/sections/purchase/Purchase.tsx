import type { z } from 'astro/zod';
import { Band } from '~/ui/band/Band';
import { ButtonLink } from '~/ui/button/Button';
import { Particles } from '~/widgets/particles/Particles';
import site from '~site';
import type { purchaseSchema } from './purchase.schema';
import styles from './purchase.module.css';

/** The last word, before sparks that come once everything else stands. */
export function Purchase({ heading, text, buy }: z.infer<typeof purchaseSchema>) {
  return (
    <Band tone="inverse" aria-labelledby="purchase-heading" className={styles.purchase}>
      <Particles />
      <div className={styles.words}>
        <h2 id="purchase-heading" className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.text}>{text}</p>
        <ButtonLink href={site.buyUrl} rel="noopener">
          {buy}
        </ButtonLink>
      </div>
    </Band>
  );
}
