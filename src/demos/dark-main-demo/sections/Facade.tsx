import type { z } from 'astro/zod';
import { Picture } from '~/ui/picture/Picture';
import { TextLink } from '~/ui/text-link/TextLink';
import { Stretch, type StretchWay } from '../ribbon/Stretch';
import type { facadeSchema } from './facade.schema';
import styles from './facade.module.css';

/** Works as signs that hang high and low on one dark wall. */
export function Facade({ works, caseStudy, ...rest }: z.infer<typeof facadeSchema> & StretchWay) {
  return (
    <Stretch {...rest}>
      <ul className={styles.wall}>
        {works.map(({ title, category, description, picture }) => (
          <li key={title} className={styles.place}>
            <article className={styles.sign}>
              <Picture {...picture} className={styles.picture} />
              <h3 className={styles.title}>
                {title} <span className={styles.category}>{category}</span>
              </h3>
              <p className={styles.text}>{description}</p>
              <TextLink href={caseStudy.href} arrow="right" about={title} cover>
                {caseStudy.label}
              </TextLink>
            </article>
          </li>
        ))}
      </ul>
    </Stretch>
  );
}
