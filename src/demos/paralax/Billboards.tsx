import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Picture } from '~/ui/picture/Picture';
import { WorkLink } from '~/ui/work-link/WorkLink';
import { coverName } from '~/lib/works/cover-name';
import type { ParallaxStrength } from '~/widgets/parallax/constants';
import { Layer } from './Layer';
import styles from './billboards.module.css';
import type { billboardsSchema } from './travel.schema';

/** How far the plane before stands from the one behind: a little more on each board. */
const STRENGTHS: readonly ParallaxStrength[] = [500, 600, 700];

type BillboardsProps = z.infer<typeof billboardsSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Works on billboards along the road; the land on each board parts as one walks past. */
export function Billboards({ works, caseStudy, ...sign }: BillboardsProps) {
  return (
    <Layer ridge="mesas" ground="sand" side="right" board="arrow" {...sign}>
      <ul className={styles.boards}>
        {works.map(({ id, title, category, description, href, far, near, mark }, index) => (
          <li key={title} className={styles.billboard}>
            <div className={styles.hoarding}>
              <div className={styles.sheet}>
                <Picture {...far} {...coverName(id)} className={styles.far} />
                <Picture
                  {...near}
                  className={styles.near}
                  data-strength={STRENGTHS[index % STRENGTHS.length]}
                />
              </div>
            </div>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <InLanguage mark={mark}>{title}</InLanguage>
              </h3>
              <p className={styles.category}>
                <InLanguage mark={mark}>{category}</InLanguage>
              </p>
              <p>
                <InLanguage mark={mark}>{description}</InLanguage>
              </p>
              <WorkLink href={href} about={title} aboutMark={mark} cover>
                {caseStudy}
              </WorkLink>
            </div>
          </li>
        ))}
      </ul>
    </Layer>
  );
}
