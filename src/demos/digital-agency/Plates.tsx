import type { z } from 'astro/zod';
import { TextLink } from '~/ui/text-link/TextLink';
import { Drawing, PartsKey } from './Drawing';
import type { platesSchema } from './plates.schema';
import { Sheet, type SheetProps } from './Sheet';
import styles from './plates.module.css';

type PlatesProps = z.infer<typeof platesSchema> & Pick<SheetProps, 'info'>;

/** Works as plates of drawings, ruled without gaps; each leads to how it was made. */
export function Plates({ works, caseStudy, ...sheet }: PlatesProps) {
  return (
    <Sheet {...sheet}>
      <ol className={styles.list}>
        {works.map(({ title, category, description, data, drawing }) => (
          <li key={title} className={styles.plate}>
            <Drawing {...drawing} className={styles.drawing} />
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.category}>{category}</p>
              <p className={styles.text}>{description}</p>
              {data && (
                <dl className={styles.data}>
                  {data.map(({ name, value }) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
              <PartsKey parts={drawing.parts} className={styles.key} />
              <TextLink href={caseStudy.href} className={styles.more} cover about={title}>
                {caseStudy.label}
              </TextLink>
            </div>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
