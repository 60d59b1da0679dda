import type { z } from 'astro/zod';
import { ButtonLink } from '~/ui/button/Button';
import { Picture } from '~/ui/picture/Picture';
import site from '~site';
import type { splashHeroSchema } from './splash-hero.schema';
import styles from './splash-hero.module.css';

/** Between two sentences: each begins a line of its own. */
const SENTENCES = /(?<=\.) /;

/** A street at dusk, its windows lit; above its roofs, what can be bought here. */
export function SplashHero({
  heading,
  text,
  buy,
  view,
  picture,
}: z.infer<typeof splashHeroSchema>) {
  return (
    <section className={styles.hero} aria-labelledby="splash-heading">
      <div className={styles.words}>
        <h1 id="splash-heading" className={styles.heading}>
          {heading.split(SENTENCES).map((sentence) => (
            <span key={sentence} className={styles.sentence}>
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <div className={styles.side}>
          <p className={styles.text}>{text}</p>
          <p className={styles.buttons}>
            <ButtonLink href={site.buyUrl} rel="noopener">
              {buy}
            </ButtonLink>
            <ButtonLink href="#demos" variant="outline">
              {view}
            </ButtonLink>
          </p>
        </div>
      </div>
      <Picture {...picture} priority className={styles.street} />
    </section>
  );
}
