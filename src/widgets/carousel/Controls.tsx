import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import IconArrowLeft from 'virtual:icon/arrow-left';
import IconArrowRight from 'virtual:icon/arrow-right';
import IconPlayerPause from 'virtual:icon/player-pause';
import IconPlayerPlay from 'virtual:icon/player-play';
import { fill } from '~/lib/words/fill';
import type { Words } from '~/lib/words/words.schema';
import styles from './controls.module.css';

interface ControlsProps {
  words: Words['carousel'];
  className?: string | undefined;
  /** The index of the first visible slide, from 0. */
  selected: number;
  /** The number of slides. */
  count: number;
  dots: boolean;
  arrows: boolean;
  /** The pause button, if the carousel plays by itself. */
  play?: { playing: boolean; toggle?: () => void } | undefined;
  /** Shows a slide by its index, from 0. */
  goTo?: (index: number) => void;
  /** Shows the next slide, or the previous one. */
  step?: (by: 1 | -1) => void;
  /** Returns the URL of a slide: dots and arrows are then links to slides and need no script. */
  hrefOf?: (index: number) => string;
  /** Set while the buttons have no effect yet: they are hidden, but keep their space. */
  'data-waiting'?: '' | undefined;
}

interface ControlProps {
  href: string | undefined;
  className: string | undefined;
  'aria-label': string;
  'aria-current'?: boolean;
  /** Read by `slideshow.effect.ts`, which replaces React for links. */
  'data-slide'?: number;
  'data-step'?: 1 | -1;
  onClick: () => void;
  children?: ReactNode;
}

const Control = ({ href, onClick, children, ...rest }: ControlProps) =>
  href === undefined ? (
    <button {...rest} type="button" onClick={onClick}>
      {children}
    </button>
  ) : (
    <a {...rest} href={href}>
      {children}
    </a>
  );

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** The buttons below a carousel, or over it. */
export function Controls({
  words,
  selected,
  count,
  dots,
  arrows,
  play,
  goTo,
  step,
  hrefOf,
  className,
  ...rest
}: ControlsProps) {
  const arrow = (by: 1 | -1) => ({
    className: styles.button,
    href: hrefOf?.((selected + by + count) % count),
    'data-step': by,
    onClick: () => step?.(by),
  });
  return (
    <div
      {...rest}
      className={clsx(styles.controls, className)}
      data-needs-script={hrefOf ? undefined : ''}
    >
      {play && (
        <button
          type="button"
          className={clsx(styles.button, styles.play)}
          aria-label={play.playing ? words.pause : words.play}
          data-play=""
          data-word-play={words.play}
          data-word-pause={words.pause}
          onClick={play.toggle}
        >
          <IconPlayerPause {...icon} className={styles.toPause} />
          <IconPlayerPlay {...icon} className={styles.toPlay} />
        </button>
      )}
      {dots && (
        <div className={styles.dots}>
          {Array.from({ length: count }, (_, index) => (
            <Control
              key={index}
              href={hrefOf?.(index)}
              className={styles.dot}
              aria-label={fill(words.goTo, { number: index + 1 })}
              aria-current={index === selected}
              data-slide={index}
              onClick={() => goTo?.(index)}
            />
          ))}
        </div>
      )}
      {arrows && (
        <div className={styles.arrows}>
          <Control {...arrow(-1)} aria-label={words.previous}>
            <IconArrowLeft {...icon} />
          </Control>
          <Control {...arrow(1)} aria-label={words.next}>
            <IconArrowRight {...icon} />
          </Control>
        </div>
      )}
    </div>
  );
}
