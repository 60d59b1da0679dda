import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import styles from './button-row.module.css';

interface ButtonRowProps extends ComponentPropsWithoutRef<'p'> {
  /** The first is solid, the others outlined. */
  buttons: { label: string; href: string; rel?: string }[];
  /** What stands in the row before the buttons; its children stand behind them. */
  before?: ReactNode;
}

/** Links that look like buttons, side by side as long as there is room. */
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
