import '~/ui/code/code.css';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import styles from './markdown.module.css';

/** What Markdown became, its `children`: headings, lists, tables, code and pictures in a measure to read. */
export function Markdown({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div {...rest} className={clsx(styles.text, className)} />;
}
