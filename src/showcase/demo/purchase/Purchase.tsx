import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { Section } from '~/ui/section/Section';
import { Particles } from '~/widgets/particles/Particles';
import { BuyButton } from '../offer/BuyButton';
import type { Offer } from '../offer/offer.schema';
import { Pack } from '../offer/Pack';
import type { purchaseSchema } from './purchase.schema';
import styles from './purchase.module.css';

interface PurchaseProps
  extends z.infer<typeof purchaseSchema>, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  offer?: Offer | undefined;
}

/** The call to buy that ends the page, in front of particles. */
export function Purchase({ heading, text, buy, offer, className, ...rest }: PurchaseProps) {
  return (
    <Section
      tone="inverse"
      {...rest}
      aria-labelledby="purchase-heading"
      className={clsx(styles.purchase, className)}
    >
      <Particles />
      <div className={styles.words}>
        <h2 id="purchase-heading" className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.text}>{text}</p>
        <BuyButton label={buy} price={offer?.price} />
        {offer?.pack?.action && <p className={styles.action}>{offer.pack.action}</p>}
      </div>
      {offer?.pack && <Pack {...offer.pack} refund={offer.refund} />}
    </Section>
  );
}
