import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import styles from './button-row.module.css';

interface ButtonRowProps extends ComponentPropsWithoutRef<'p'> {
  /** The first button is solid, the others outlined. */
  buttons: { label: string; href: string; rel?: string }[];
  /** Content before the buttons; children come after them. */
  before?: ReactNode;
}

/** Links styled as buttons, side by side while they fit. */
export function ButtonRow({ buttons, before, className, children, ...rest }: ButtonRowProps) {
  return (
    <p {...rest} className={clsx(styles.row, className)}>
      {before}
      {buttons.map(({ label, ...link }, index) => (
        <ButtonLink key={index} {...link} variant={index === 0 ? 'solid' : 'outline'}>
          {label}
        </ButtonLink>
      ))}
      {children}
    </p>
  );
}
