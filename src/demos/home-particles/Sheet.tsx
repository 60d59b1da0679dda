import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import styles from './sheet.module.css';

/**
 * A part of the chart: its label says where it lies, in the margin, beside the heading. What stands
 * in it keeps clear of that margin by `--margin`.
 */
export function Sheet({ className, ...rest }: ComponentPropsWithoutRef<typeof HeadedSection>) {
  return <HeadedSection {...rest} className={clsx(styles.sheet, className)} />;
}
