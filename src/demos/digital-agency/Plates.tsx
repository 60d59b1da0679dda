import type { z } from 'astro/zod';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { WorkLink } from '~/ui/work-link/WorkLink';
import { Drawing, PartsKey } from './Drawing';
import type { platesSchema } from './plates.schema';
import { Sheet, type SheetSectionProps } from './Sheet';
import styles from './plates.module.css';

type PlatesProps = z.infer<typeof platesSchema> & SheetSectionProps;

/** Works as plates of drawings, ruled without gaps; each leads to how it was made. */
export function Plates({ works, caseStudy, ...sheet }: PlatesProps) {
  return (
    <Sheet {...sheet}>
      <ol className={styles.list}>
        {works.map(({ title, category, description, href, data, picture, drawing, mark }) => (
          <li key={title} className={styles.plate}>
            <Drawing {...drawing} picture={picture} className={styles.drawing} />
            <div className={styles.words}>
              <h3 className={styles.title}>
                <InLanguage mark={mark}>{title}</InLanguage>
              </h3>
              <p className={styles.category}>
                <InLanguage mark={mark}>{category}</InLanguage>
              </p>
              <p className={styles.text}>
                <InLanguage mark={mark}>{description}</InLanguage>
              </p>
              {data && (
                <dl className={styles.data}>
                  {data.map(({ name, value }) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>
                        <bdi>{value}</bdi>
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
              <PartsKey parts={drawing.parts} className={styles.key} />
              <WorkLink href={href} className={styles.more} cover about={title} aboutMark={mark}>
                {caseStudy}
              </WorkLink>
            </div>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
