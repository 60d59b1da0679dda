import {
  IconArrowLeft,
  IconArrowRight,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import type { EmblaCarouselType } from 'embla-carousel';
import styles from './carousel.module.css';

interface ControlsProps {
  /** None before the script has come. */
  api: EmblaCarouselType | undefined;
  /** Which slide is the first that is shown, from 0. */
  selected: number;
  /** How many slides there are. */
  count: number;
  dots: boolean;
  arrows: boolean;
  /** The pause button, where the carousel plays by itself. */
  play: { playing: boolean; toggle: () => void } | undefined;
}

/** The buttons below a carousel, or over it. */
export function Controls({ api, selected, count, dots, arrows, play }: ControlsProps) {
  const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <div className={styles.controls} data-needs-script="">
      {play && (
        <button
          type="button"
          className={`${styles.button} ${styles.play}`}
          aria-label={play.playing ? 'Pause' : 'Play'}
          onClick={play.toggle}
        >
          {play.playing ? <IconPlayerPause {...icon} /> : <IconPlayerPlay {...icon} />}
        </button>
      )}
      {dots && (
        <div className={styles.dots}>
          {Array.from({ length: count }, (_, index) => (
            <button
              key={index}
              type="button"
              className={styles.dot}
              aria-label={`Slide ${index + 1}`}
              aria-current={index === selected}
              onClick={() => api?.scrollTo(index)}
            />
          ))}
        </div>
      )}
      {arrows && (
        <div className={styles.arrows}>
          <button
            type="button"
            className={styles.button}
            aria-label="Previous slide"
            onClick={() => api?.scrollPrev()}
          >
            <IconArrowLeft {...icon} />
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label="Next slide"
            onClick={() => api?.scrollNext()}
          >
            <IconArrowRight {...icon} />
          </button>
        </div>
      )}
    </div>
  );
}
