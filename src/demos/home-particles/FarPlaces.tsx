import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import IconArrowLeft from 'virtual:icon/arrow-left';
import IconArrowRight from 'virtual:icon/arrow-right';
import { words } from '~/lib/words/words';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Picture } from '~/ui/picture/Picture';
import { WorkLink } from '~/ui/work-link/WorkLink';
import type { farPlacesSchema } from './far-places.schema';
import { Sheet } from './Sheet';
import styles from './far-places.module.css';

/** Islands lie higher and lower by turns: how far from the middle of their box, in hundredths. */
const HEIGHTS = [42, 58];

/** The way to an island, and on from it; the route begins at the first and ends at the last. */
function routeOf(index: number, count: number): string {
  const y = HEIGHTS[index % HEIGHTS.length] ?? 50;
  const to = index > 0 ? `M0 50C20 50 26 ${y} 50 ${y}` : '';
  const on = index < count - 1 ? `M50 ${y}C74 ${y} 80 50 100 50` : '';
  return to + on;
}

const steps = () => [
  { by: -1, label: words.carousel.previous, Icon: IconArrowLeft },
  { by: 1, label: words.carousel.next, Icon: IconArrowRight },
];

type FarPlacesProps = z.infer<typeof farPlacesSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Works as islands along one route, which runs on sideways; see `reel.effect.ts`. */
export function FarPlaces({ works, caseStudy, ...rest }: FarPlacesProps) {
  return (
    <Sheet {...rest}>
      <div className={styles.reel} data-effect="reel">
        <p className={styles.steps}>
          {steps().map(({ by, label, Icon }) => (
            <button
              key={by}
              type="button"
              className={styles.step}
              aria-label={label}
              data-by={by}
              data-needs-script=""
              hidden
            >
              <Icon size={22} stroke={1.5} aria-hidden="true" />
            </button>
          ))}
        </p>
        <ol className={styles.route}>
          {works.map(
            ({ title, category, figure, unit, description, href, picture, mark }, index) => (
              <li key={title} className={styles.place}>
                <article>
                  <div className={styles.island}>
                    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                      <path d={routeOf(index, works.length)} vectorEffect="non-scaling-stroke" />
                    </svg>
                    <Picture {...picture} />
                  </div>
                  <p className={styles.category}>
                    <InLanguage mark={mark}>{category}</InLanguage>
                  </p>
                  <h3 className={styles.title}>
                    <InLanguage mark={mark}>{title}</InLanguage>
                  </h3>
                  <p className={styles.figure}>
                    <b>{figure}</b> {unit}
                  </p>
                  <p className={styles.text}>
                    <InLanguage mark={mark}>{description}</InLanguage>
                  </p>
                  <WorkLink href={href} arrow="right" about={title} aboutMark={mark}>
                    {caseStudy}
                  </WorkLink>
                </article>
              </li>
            ),
          )}
        </ol>
      </div>
    </Sheet>
  );
}
