import type { z } from 'astro/zod';
import { ButtonLink } from '~/ui/button/Button';
import type { heroSliderSchema } from './hero-slider.schema';
import type { TitleSize } from './title-size';
import styles from './slide-words.module.css';

type Slide = z.infer<typeof heroSliderSchema>['slides'][number];

interface SlideWordsProps extends Omit<Slide, 'picture' | 'textPosition'> {
  /** The page's first heading is its `h1`. */
  level: 'h1' | 'h2';
  /** The heading's id, by which the section is labelled. */
  id?: string;
  size: TitleSize;
}

/** What a slide of the first screen says. */
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
  const [before, after] = emphasis ? title.split(emphasis, 2) : [title];
  return (
    <div className={styles.words}>
      {category && <p className={styles.category}>{category}</p>}
      <Heading id={id} className={styles.title} data-size={size}>
        {before}
        {after !== undefined && <em className={styles.emphasis}>{emphasis}</em>}
        {after}
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
      {button && (
        <ButtonLink href={button.href} className={styles.button}>
          {button.label}
        </ButtonLink>
      )}
    </div>
  );
}
