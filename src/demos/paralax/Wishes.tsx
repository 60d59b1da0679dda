import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { fill } from '~/lib/words/fill';
import { words } from '~/lib/words/words';
import { Picture } from '~/ui/picture/Picture';
import { Layer } from './Layer';
import type { wishesSchema } from './travel.schema';
import styles from './wishes.module.css';

type WishesProps = z.infer<typeof wishesSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Postcards from people, who stand small in the land that they keep; they wrote below the picture. */
export function Wishes({ cards, ...sign }: WishesProps) {
  return (
    <Layer ridge="hills" ground="maroon" side="middle" board="stone" {...sign}>
      <ul className={styles.cards}>
        {cards.map(({ quote, name, role, company, picture }) => (
          <li key={name}>
            <figure className={styles.card}>
              <Picture {...picture} className={styles.picture} />
              <blockquote className={styles.quote}>{quote}</blockquote>
              <figcaption className={styles.by}>
                <b>{name}</b> <span>{fill(words.testimonial.role, { role, company })}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Layer>
  );
}
