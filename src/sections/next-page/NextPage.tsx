import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef } from 'react';
import IconArrowRight from 'virtual:icon/arrow-right';
import { slots } from '~/lib/slots';
import { hasLongWord } from '~/lib/words/label-length';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import { Picture } from '~/ui/picture/Picture';
import { Section } from '~/ui/section/Section';
import type { nextPageSchema } from './next-page.schema';
import styles from './next-page.module.css';

interface NextPageProps
  extends
    z.infer<typeof nextPageSchema>,
    Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'children'> {}

/** Slots that looks can style. */
const slot = slots<'card' | 'words' | 'label' | 'title' | 'arrow' | 'text' | 'picture'>();

/** The end of a page in a series: one large link, with its picture, to the next page. */
export function NextPage({ label, title, text, href, picture, className, ...rest }: NextPageProps) {
  const headingId = useId();
  return (
    <Section
      tone="surface"
      {...rest}
      className={clsx(styles.section, className)}
      aria-labelledby={headingId}
    >
      <div className={styles.card} data-slot={slot('card')}>
        <div className={styles.words} data-slot={slot('words')}>
          <p className={styles.label} data-slot={slot('label')}>
            {label}
          </p>
          <h2
            id={headingId}
            className={styles.title}
            data-slot={slot('title')}
            data-length={hasLongWord(title) ? 'long' : undefined}
          >
            <CoverLink href={href} className={styles.link}>
              {title}
            </CoverLink>
            <IconArrowRight
              className={styles.arrow}
              data-slot={slot('arrow')}
              size="0.8em"
              stroke={1.5}
              aria-hidden
            />
          </h2>
          <p className={styles.text} data-slot={slot('text')}>
            {text}
          </p>
        </div>
        <Picture {...picture} className={styles.picture} data-slot={slot('picture')} />
      </div>
    </Section>
  );
}
