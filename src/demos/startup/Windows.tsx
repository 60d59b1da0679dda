import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { Picture } from '~/ui/picture/Picture';
import { WorkLink } from '~/ui/work-link/WorkLink';
import type { windowsSchema } from './windows.schema';
import styles from './windows.module.css';

type WindowsProps = z.infer<typeof windowsSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** The house at night: works as lit windows side by side; on a phone one walks along them. */
export function Windows({ works, caseStudy, ...rest }: WindowsProps) {
  // The last one may have been taken away.
  if (works.length === 0) return null;
  return (
    <HeadedSection {...rest}>
      <ul className={styles.windows}>
        {works.map(({ title, category, description, href, picture, mark }) => (
          <li key={title}>
            <article className={styles.work}>
              <Picture {...picture} className={styles.pane} />
              <div className={styles.words}>
                <h3>
                  <InLanguage mark={mark}>{title}</InLanguage>
                </h3>
                <p className={styles.category}>
                  <InLanguage mark={mark}>{category}</InLanguage>
                </p>
                <p className={styles.text}>
                  <InLanguage mark={mark}>{description}</InLanguage>
                </p>
                <WorkLink href={href} about={title} aboutMark={mark} arrow="right" cover>
                  {caseStudy}
                </WorkLink>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
