import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Picture } from '~/ui/picture/Picture';
import { WorkLink } from '~/ui/work-link/WorkLink';
import { Stretch, type StretchWay } from '../ribbon/Stretch';
import type { facadeSchema } from './facade.schema';
import styles from './facade.module.css';

type FacadeProps = z.infer<typeof facadeSchema> &
  StretchWay &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Works as signs that hang high and low on one dark wall. */
export function Facade({ works, caseStudy, ...rest }: FacadeProps) {
  // The last one may have been taken away.
  if (works.length === 0) return null;
  return (
    <Stretch {...rest}>
      <ul className={styles.wall}>
        {works.map(({ title, category, description, href, picture, mark }) => (
          <li key={title} className={styles.place}>
            <article className={styles.sign}>
              <Picture {...picture} className={styles.picture} />
              <h3 className={styles.title}>
                <InLanguage mark={mark}>{title}</InLanguage>{' '}
                <span {...mark} className={styles.category}>
                  {category}
                </span>
              </h3>
              <p className={styles.text}>
                <InLanguage mark={mark}>{description}</InLanguage>
              </p>
              <WorkLink href={href} arrow="right" about={title} aboutMark={mark} cover>
                {caseStudy}
              </WorkLink>
            </article>
          </li>
        ))}
      </ul>
    </Stretch>
  );
}
