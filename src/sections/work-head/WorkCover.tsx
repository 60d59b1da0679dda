import type { ComponentProps } from 'react';
import { Picture } from '~/ui/picture/Picture';
import { Section } from '~/ui/section/Section';
import styles from './work-head.module.css';

/** The cover at the head of a work's page. */
export function WorkCover(cover: ComponentProps<typeof Picture>) {
  return (
    <Section className={styles.section}>
      <Picture
        {...cover}
        priority
        className={styles.cover}
        data-upright={cover.height > cover.width ? '' : undefined}
      />
    </Section>
  );
}
