import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { fill } from '~/lib/words/fill';
import { words } from '~/lib/words/words';
import { Attribution } from '~/ui/attribution/Attribution';
import type { PaperColor } from './constants';
import { Face } from './faces';
import { paperAt } from './paper/Paper';
import { Sheet } from './paper/Sheet';
import type { lettersSchema } from './paper.schema';
import styles from './letters.module.css';

type LettersProps = z.infer<typeof lettersSchema> & { paper: PaperColor } & Omit<
    ComponentPropsWithoutRef<'section'>,
    'children'
  >;

/** What clients say, on letters that hang as they came; over each looks the face of who wrote it. */
export function Letters({ letters, ...rest }: LettersProps) {
  return (
    <Sheet {...rest}>
      <ul className={styles.letters}>
        {letters.map(({ face, quote, name, role, company }, index) => (
          <li key={name}>
            <figure className={styles.letter}>
              {paperAt(index + 4)}
              <Face name={face} className={styles.face} />
              <blockquote className={styles.quote}>
                <p>{quote}</p>
              </blockquote>
              <Attribution
                className={styles.person}
                name={name}
                role={fill(words.testimonial.role, { role, company })}
              />
            </figure>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
