import type { z } from 'astro/zod';
import { Fragment } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import { Picture } from '~/ui/picture/Picture';
import { BuyButton } from '../offer/BuyButton';
import type { Offer } from '../offer/offer.schema';
import { Terms } from '../offer/Terms';
import { ShopFronts } from './ShopFronts';
import type { splashHeroSchema } from './splash-hero.schema';
import styles from './splash-hero.module.css';

/** Between two sentences: each begins a line of its own. */
const SENTENCES = /(?<=\.) /;

/** Between words that stay together on a line. */
const NO_BREAK = '\u00a0';

type SplashHeroProps = z.infer<typeof splashHeroSchema> & { offer?: Offer | undefined };

/** The splash page's first screen: what can be bought, above a street with homes behind its windows. */
export function SplashHero({
  kind,
  heading,
  text,
  buy,
  view,
  picture,
  offer,
  ...rest
}: SplashHeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="splash-heading">
      <div className={styles.words}>
        <p className={styles.kind}>{kind}</p>
        <h1 id="splash-heading" className={styles.heading}>
          {heading.split(SENTENCES).map((sentence) => (
            <span key={sentence} className={styles.sentence}>
              <Words of={sentence} />{' '}
            </span>
          ))}
        </h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.offer}>
          <BuyButton label={buy} price={offer?.price}>
            <ButtonLink href="#demos" variant="outline">
              {view}
            </ButtonLink>
          </BuyButton>
          <Terms {...offer} />
        </div>
      </div>
      <Picture {...picture} priority className={styles.roofs} />
      <ShopFronts homes={rest.windows} />
    </section>
  );
}

/** A sentence whose words joined by a no-break space move to the next line together. */
function Words({ of: sentence }: { of: string }) {
  return sentence.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.includes(NO_BREAK) ? (
        <span className={styles.together}>{word.replaceAll(NO_BREAK, ' ')}</span>
      ) : (
        word
      )}
    </Fragment>
  ));
}
