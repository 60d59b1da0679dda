import type { ComponentPropsWithoutRef } from 'react';
import { clsx } from 'clsx';
import styles from './button.module.css';

/** A button's prominence: one `solid` per view, the rest `outline`. */
export type ButtonVariant = 'solid' | 'outline';

const classNames = (variant: ButtonVariant, className: string | undefined) =>
  clsx(styles.button, styles[variant], className);

/** A button. */
export function Button({
  variant = 'solid',
  className,
  type = 'button',
  ...rest
}: ComponentPropsWithoutRef<'button'> & { variant?: ButtonVariant }) {
  return <button {...rest} type={type} className={classNames(variant, className)} />;
}

/** A link styled as a button. */
export function ButtonLink({
  variant = 'solid',
  className,
  children,
  ...rest
}: ComponentPropsWithoutRef<'a'> & { variant?: ButtonVariant }) {
  return (
    <a {...rest} className={classNames(variant, className)}>
      {children}
    </a>
  );
}
