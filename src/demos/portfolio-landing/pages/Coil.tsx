import { useId } from 'react';

interface CoilProps {
  className?: string | undefined;
}

/** The line, wound through the holes of a leaf: as long as its box. */
export function Coil({ className }: CoilProps) {
  const id = useId();
  return (
    <svg className={className} width="100%" height="48" aria-hidden="true">
      <pattern id={id} width="34" height="48" patternUnits="userSpaceOnUse">
        <circle cx="12" cy="40" r="4.500" fill="var(--page-accent)" />
        <path
          d="M0 24C8 24 22 22 24 12C25 2 12 2 11 14V38M11 38C11 28 24 24 34 24"
          fill="none"
          stroke="var(--page-accent)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </pattern>
      <rect width="100%" height="48" fill={`url(#${id})`} />
    </svg>
  );
}
