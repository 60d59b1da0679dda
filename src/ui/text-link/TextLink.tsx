import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import IconArrowRight from 'virtual:icon/arrow-right';
import IconArrowUpRight from 'virtual:icon/arrow-up-right';
import type { LanguageMark } from '~/lib/languages/language';
import { slots } from '~/lib/slots';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import styles from './text-link.module.css';

const arrows = { right: IconArrowRight, 'up-right': IconArrowUpRight };

interface TextLinkProps extends ComponentPropsWithoutRef<'a'> {
  /**
   * The target, as hidden text after the link's words: it distinguishes links with the same words.
   */
  about?: string;
  /** The language of `about`, where it has its own. */
  aboutMark?: LanguageMark | undefined;
  arrow?: keyof typeof arrows;
  /** Makes the whole surrounding card clickable; see `CoverLink`. */
  cover?: boolean;
}

/** Slots that looks can style. */
const slot = slots<'arrow'>();

/** A link of a few words with an arrow behind them. */
export function TextLink({
  about,
  aboutMark,
  arrow = 'up-right',
  cover = false,
  className,
  children,
  ...rest
}: TextLinkProps) {
  const link = { ...rest, className: clsx(styles.link, className) };
  const Arrow = arrows[arrow];
  const words = (
    <>
      {children}
      {about && <span className="visually-hidden" {...aboutMark}>{`: ${about}`}</span>}
      <Arrow data-slot={slot('arrow')} size={18} stroke={1.5} aria-hidden="true" />
    </>
  );
  return cover ? (
    <CoverLink {...link} ring="words">
      {words}
    </CoverLink>
  ) : (
    <a {...link}>{words}</a>
  );
}
