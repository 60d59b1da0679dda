import { useEffect, useRef, type ReactNode } from 'react';
import { afterPaint } from '~/lib/browser/after-paint';
import styles from './carousel.module.css';

interface ThumbnailsProps {
  /** One for each slide, with its name and the id of its slide. */
  thumbnails: { picture: ReactNode; name: string; slide: string }[];
  selected: number;
  /**
   * Moves to a slide; undefined before the script has loaded, when each thumbnail is a link to its
   * slide.
   */
  onSelect: ((index: number) => void) | undefined;
}

/** A strip of small pictures, one for each slide, that keeps the current one in view. */
export function Thumbnails({ thumbnails, selected, onSelect }: ThumbnailsProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = () => {
      const current = strip.current?.children[selected];
      if (!strip.current || !(current instanceof HTMLElement)) return;
      const { offsetLeft, offsetWidth } = current;
      // Scrolls the strip only: `scrollIntoView` would also move the page.
      strip.current.scrollTo({ left: offsetLeft + (offsetWidth - strip.current.clientWidth) / 2 });
    };
    // Measuring forces layout, so the requested slide is painted first.
    afterPaint(follow);
  }, [selected]);
  return (
    <div ref={strip} className={styles.thumbnails}>
      {thumbnails.map(({ picture, name, slide }, index) =>
        onSelect ? (
          <button
            key={slide}
            type="button"
            className={styles.thumbnail}
            aria-label={name}
            aria-current={index === selected}
            onClick={() => onSelect(index)}
          >
            {picture}
          </button>
        ) : (
          <a key={slide} href={`#${slide}`} className={styles.thumbnail} aria-label={name}>
            {picture}
          </a>
        ),
      )}
    </div>
  );
}
