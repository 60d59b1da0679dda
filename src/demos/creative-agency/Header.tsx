import type { ComponentPropsWithoutRef } from 'react';
import { BrandLink } from '~/sections/site-header/BrandLink';
import { DesktopMenu } from '~/sections/site-header/DesktopMenu';
import { HeaderButton } from '~/sections/site-header/HeaderButton';
import { HeaderFrame, type HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import { MenuToggle } from '~/sections/site-header/MenuToggle';
import { SchemeSwitch } from '~/sections/site-header/SchemeSwitch';
import styles from './header.module.css';

/** Along which the scissors go, six times in a phone's width. */
const WAVE = 'M0 10C10 9 14 19 25 18S41 6 52 7 66 20 77 18 88 10 96 10';

/** A strip of the blue along the window. Scissors cut its lower edge, as far as the page has been read. */
export function Header(props: HeaderPartProps) {
  const { brand, mark, logo, entries, current, hasSchemes } = props;
  return (
    <HeaderFrame {...props} className={styles.header}>
      <div className={styles.strip}>
        <BrandLink className={styles.brand} brand={brand} mark={mark} variant={logo} />
        <DesktopMenu className={styles.menu} entries={entries} current={current} />
        <SchemeSwitch hasSchemes={hasSchemes} />
        <HeaderButton />
        <MenuToggle />
      </div>
      <div className={styles.edge} aria-hidden="true">
        <span className={styles.paper}>
          <Edge name="wave" className={styles.cut} fill="currentColor" d={`${WAVE}V-1H0z`} />
          <span className={styles.uncut}>
            <Edge
              name="line"
              className={styles.line}
              fill="none"
              stroke="var(--page-on-accent)"
              d={WAVE}
            />
          </span>
        </span>
        <span className={styles.reach}>
          <Scissors />
        </span>
      </div>
    </HeaderFrame>
  );
}

interface EdgeProps extends ComponentPropsWithoutRef<'path'> {
  name: string;
}

/** The wave along the whole strip, however long that is. */
function Edge({ name, className, ...path }: EdgeProps) {
  return (
    <svg className={className} width="100%" height="24">
      <pattern id={`_header-${name}`} patternUnits="userSpaceOnUse" width="96" height="24">
        <path {...path} strokeWidth="1.5" strokeDasharray="6 5" />
      </pattern>
      <rect width="100%" height="24" fill={`url(#_header-${name})`} />
    </svg>
  );
}

function Scissors() {
  return (
    <svg className={styles.scissors} viewBox="-34 -20 68 40" width="68" height="40">
      {['upper', 'lower'].map((half) => (
        <g key={half} className={styles[half]}>
          <path d="M-4-3 34-1.5 34 0 2 4-12 10-15 5z" fill="var(--page-on-accent)" />
          <path
            d="M-14 4a9 7 0 1 0-2 11 7 7 0 0 0 2-11zm-4 4a4.5 3.5 0 1 1-6 4 4.5 3.5 0 0 1 6-4z"
            fill="var(--page-highlight)"
          />
        </g>
      ))}
      <circle r="2.2" fill="var(--page-text)" />
    </svg>
  );
}
