import '~/ui/code/code.css';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import styles from './markdown.module.css';

/**
 * HTML rendered from Markdown (`children`): headings, lists, tables, code and pictures, at a
 * readable line length.
 */
export function Markdown({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div {...rest} className={clsx(styles.text, className)} />;
}
