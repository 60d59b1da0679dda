import type { ReactNode } from 'react';
import styles from './sign.module.css';

/** The signs of the chart, each in a box of 40 by 28. */
const signs = {
  coast: (
    <>
      <path d="M6 20C4 12 12 5 20 6s14 4 14 10-6 8-13 8-13 0-15-4z" />
      <path d="M12 18c-1-5 4-8 8-7s8 3 7 6-5 4-8 4-6-1-7-3z" />
    </>
  ),
  summit: (
    <>
      <path d="M8 24 20 5l12 19z" />
      <circle cx="20" cy="18" r="2" data-filled="" />
    </>
  ),
  light: (
    <>
      <circle cx="14" cy="14" r="4" data-filled="" />
      <path d="M19 14h17M18 10l15-6M18 18l15 6" />
    </>
  ),
  radio: (
    <>
      <path d="M20 25V12M13 5a11 11 0 0 0 0 14M27 5a11 11 0 0 1 0 14M8 1.5a17 17 0 0 0 0 21M32 1.5a17 17 0 0 1 0 21" />
      <circle cx="20" cy="12" r="2.5" data-filled="" />
    </>
  ),
  cable: <path d="M2 14c4-8 8-8 12 0s8 8 12 0 8-8 12 0" />,
  flash: (
    <>
      <circle cx="20" cy="14" r="5" data-filled="" />
      <circle cx="20" cy="14" r="10" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** The name of a sign. */
export type SignName = keyof typeof signs;

/** A sign of the chart, before what it stands for. */
export function Sign({ name }: { name: SignName }) {
  return (
    <svg className={styles.sign} viewBox="0 0 40 28" width="40" height="28" aria-hidden="true">
      {signs[name]}
    </svg>
  );
}

/** How far things lie apart: filled and empty by turns. */
export function ScaleBar({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 240 34" width="240" height="34" aria-hidden="true">
      <path d="M.5 24.5h239v8h-239z" fill="none" stroke="currentColor" />
      <path d="M0 24h40v9H0zm80 0h80v9H80z" fill="currentColor" />
      <g fill="currentColor" className={styles.numbers}>
        <text x="0" y="16">
          0
        </text>
        <text x="80" y="16" textAnchor="middle">
          10
        </text>
        <text x="160" y="16" textAnchor="middle">
          20
        </text>
        <text x="240" y="16" textAnchor="end">
          30
        </text>
      </g>
    </svg>
  );
}
