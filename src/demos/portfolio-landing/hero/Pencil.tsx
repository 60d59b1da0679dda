import styles from './introduction.module.css';

interface PencilProps {
  className?: string | undefined;
}

/**
 * The pencil that draws the line: its point is at the left end of the lower edge, and where the line
 * is complete it reaches out of the page, to whoever holds it.
 */
export function Pencil({ className }: PencilProps) {
  return (
    <svg className={className} viewBox="0 0 640 470" aria-hidden="true">
      <g transform="translate(4 470) rotate(-34)">
        {/* The bare wood, lit from above, and the lead. */}
        <path d="M0 0L176 -45V45Z" fill="var(--palette-ochre-89)" />
        <path d="M0 0L176 16V45Z" fill="var(--palette-ochre-72)" />
        <path d="M0 0L54 -13.800Q46 0 54 13.800Z" fill="var(--palette-text-23)" />
        {/* Three facets; the knife has cut a bow into each. */}
        <path
          d="M176 -45Q148 -31 174 -17Q142 0 174 17Q148 31 176 45H1060V-45Z"
          fill="var(--palette-highlight-70)"
        />
        <path d="M176 -45Q148 -31 174 -17H1060V-45Z" fill="var(--page-highlight)" />
        <path d="M174 17Q148 31 176 45H1060V17Z" fill="var(--palette-highlight-63)" />
        {/* What it is: a 4B. */}
        <path
          className={styles.lettering}
          d="M226 -11L212 5H233M228 -2V11M246 -11V11H254A5.500 5.500 0 0 0 254 0H246M254 0A5.500 5.500 0 0 0 254 -11H246"
          fill="none"
          stroke="var(--palette-paper)"
          strokeWidth="3.500"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M1000 -45H1022V45H1000Z" fill="var(--palette-paper)" />
        <path d="M1022 -45H1076Q1092 -45 1092 0T1076 45H1022Z" fill="var(--palette-plum)" />
      </g>
    </svg>
  );
}
