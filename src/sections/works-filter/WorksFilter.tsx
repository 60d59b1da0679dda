import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { ButtonLink } from '~/ui/button/Button';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Picture } from '~/ui/picture/Picture';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { WorkLink } from '~/ui/work-link/WorkLink';
import type { worksFilterSchema } from './works-filter.schema';
import styles from './works-filter.module.css';

interface WorksFilterProps
  extends
    z.infer<typeof worksFilterSchema>,
    Omit<ComponentPropsWithoutRef<'section'>, 'children'> {}

/** Slots that looks can style. */
const slot = slots<
  | 'filter'
  | 'option'
  | 'count'
  | 'list'
  | 'item'
  | 'picture'
  | 'words'
  | 'title'
  | 'category'
  | 'more'
  | 'arrow'
  | 'button'
>();

/**
 * A grid of works with a filter by kind. The filter consists of radio buttons, and the "more"
 * button links to the first hidden work; CSS does the rest, without script.
 */
export function WorksFilter({
  legend,
  all,
  caseStudy,
  works,
  first,
  more,
  ...rest
}: WorksFilterProps) {
  const group = useId();
  // The last one may have been taken away.
  if (works.length === 0) return null;
  const kinds = [...new Set(works.map(({ category }) => category))];
  const countOf = (kind: string) => works.filter(({ category }) => category === kind).length;
  const hidden = works[first];
  return (
    <HeadedSection {...rest}>
      <div className={styles.works}>
        <fieldset className={styles.filter} data-slot={slot('filter')}>
          <legend className="visually-hidden">{legend}</legend>
          {[all, ...kinds].map((kind, index) => (
            <label key={kind} className={styles.option} data-slot={slot('option')}>
              <input
                type="radio"
                name={group}
                value={index}
                defaultChecked={index === 0}
                className={styles.radio}
              />
              {kind}
              <span className={styles.count} data-slot={slot('count')} aria-hidden="true">
                {index === 0 ? works.length : countOf(kind)}
              </span>
            </label>
          ))}
        </fieldset>
        <ul className={styles.list} data-slot={slot('list')}>
          {works.map(({ id, title, category, href, picture, mark }, index) => (
            <li
              key={id}
              id={id}
              className={styles.item}
              data-slot={slot('item')}
              data-kind={kinds.indexOf(category) + 1}
              data-later={index >= first || undefined}
            >
              <Picture {...picture} className={styles.picture} data-slot={slot('picture')} />
              <div className={styles.words} data-slot={slot('words')}>
                <div>
                  <h3 className={styles.title} data-slot={slot('title')}>
                    <InLanguage mark={mark}>{title}</InLanguage>
                  </h3>
                  <p className={styles.category} data-slot={slot('category')}>
                    <InLanguage mark={mark}>{category}</InLanguage>
                  </p>
                </div>
                <WorkLink href={href} data-slot={slot('more')} cover about={title} aboutMark={mark}>
                  {caseStudy}
                </WorkLink>
              </div>
            </li>
          ))}
        </ul>
        {hidden && (
          <p className={styles.button} data-slot={slot('button')}>
            <ButtonLink variant="outline" href={`${more.href}#${hidden.id}`}>
              {more.label}
            </ButtonLink>
          </p>
        )}
      </div>
    </HeadedSection>
  );
}
