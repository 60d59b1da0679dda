import type { z } from 'astro/zod';
import { slots } from '~/lib/slots';
import { ButtonLink } from '~/ui/button/Button';
import type { heroSliderSchema } from './hero-slider.schema';
import { splitEmphasis } from './split-emphasis';
import type { TitleSize } from './title-size';
import styles from './slide-words.module.css';

type Slide = z.infer<typeof heroSliderSchema>['slides'][number];

interface SlideWordsProps extends Omit<Slide, 'picture' | 'textPosition'> {
  /** `h1` for the page's first heading. */
  level: 'h1' | 'h2';
  /** The heading's id, which labels the section; only set on the page's main heading. */
  id: string | undefined;
  size: TitleSize;
}

/** Slots that looks can style. */
export type SlideWordsSlot = 'words' | 'category' | 'title' | 'emphasis' | 'text' | 'button';

const slot = slots<SlideWordsSlot>();

/** The words of one slide on the first screen. */
export function SlideWords({
  category,
  title,
  emphasis,
  description,
  button,
  level: Heading,
  id,
  size,
}: SlideWordsProps) {
  const [before, emphasised, after] = splitEmphasis(title, emphasis);
  return (
    <div className={styles.words} data-slot={slot('words')}>
      {category && (
        <p className={styles.category} data-slot={slot('category')}>
          {category}
        </p>
      )}
      <Heading id={id} className={styles.title} data-slot={slot('title')} data-size={size}>
        {before}
        {emphasised && (
          <em className={styles.emphasis} data-slot={slot('emphasis')}>
            {emphasised}
          </em>
        )}
        {after}
      </Heading>
      {description && (
        <p className={styles.text} data-slot={slot('text')}>
          {description}
        </p>
      )}
      {button && (
        <ButtonLink href={button.href} className={styles.button} data-slot={slot('button')}>
          {button.label}
        </ButtonLink>
      )}
    </div>
  );
}
