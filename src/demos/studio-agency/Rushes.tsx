import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Picture } from '~/ui/picture/Picture';
import { WorkLink } from '~/ui/work-link/WorkLink';
import { content } from './content';
import type { rushesSchema } from './rushes.schema';
import styles from './rushes.module.css';
import { Scene } from './roll/Scene';
import { SlateCells } from './roll/SlateCells';

type RushesProps = z.infer<typeof rushesSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/**
 * Films by one frame each, on a strip that runs sideways across the page: every frame as wide as its
 * mask, on its edge the film's print, and below it the slate of the take that was printed.
 */
export function Rushes({ caseStudy, hint, films, ...scene }: RushesProps) {
  const { form } = content;
  return (
    <Scene {...scene}>
      <div className={styles.view} role="group" aria-label={hint} tabIndex={0}>
        <ul className={styles.strip}>
          {films.map(({ title, text, mask, href, picture, slate, mark }) => (
            <li key={title} className={styles.film}>
              <div
                className={styles.frame}
                data-edge={`▸ ${slate.scene}   ${mask}   ${form.stock}`}
              >
                <Picture {...picture} className={styles.still} />
              </div>
              <div className={styles.slate}>
                <div className={styles.head}>
                  <h3 className={styles.title}>
                    <InLanguage mark={mark}>{title}</InLanguage>
                  </h3>
                  <p className={styles.text}>{text}</p>
                </div>
                <SlateCells
                  className={styles.cells}
                  cells={[
                    [form.roll, slate.roll],
                    [form.scene, slate.scene],
                    [form.take, slate.take],
                    [form.date, slate.date],
                  ]}
                />
                <WorkLink className={styles.link} href={href} cover about={title} aboutMark={mark}>
                  {caseStudy}
                </WorkLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Scene>
  );
}
