import { decimetres } from '../works/Work';
import styles from './door.module.css';

/** The gallery's door, ajar: two metres high, the hill and the evening behind it. Decoration. */
export function Door() {
  return (
    <svg
      className={styles.door}
      viewBox="0 0 128 212"
      width={decimetres(128)}
      height={decimetres(212)}
      aria-hidden="true"
    >
      <path d="M0 212V0h110v212z" fill="var(--palette-background-99)" />
      <path d="M8 212V8h94v204z" fill="var(--palette-brass-89)" />
      <circle cx="66" cy="84" r="15" fill="var(--page-highlight)" />
      <path d="M8 128q20-26 42-12t52-16v112H8z" fill="var(--palette-green-59)" />
      <path d="M8 158q34-20 56-4t38-2v60H8z" fill="var(--page-success)" />
      <path d="M46 212q4-30 20-54l8-2q-8 24 6 56z" fill="var(--palette-brass-89)" />
      <path d="M102 8l26-8v212h-26z" fill="var(--palette-muted-40)" />
      <path d="M107 22l15-4v74l-15 2zm0 84l15-1v88l-15 1z" fill="var(--palette-green-50)" />
      <path d="M123 106l2.6-.4v9l-2.6 .3z" fill="var(--palette-brass)" />
    </svg>
  );
}
