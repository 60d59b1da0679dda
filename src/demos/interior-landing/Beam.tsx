import { stepOf } from './beam';
import styles from './beam.module.css';

interface BeamProps {
  hour: string;
  room: string;
}

/** The beam over a room: what time it is there, as far along as the sun has come. */
export function Beam({ hour, room }: BeamProps) {
  return (
    <p className={styles.beam} data-step={stepOf(hour)}>
      <span className={styles.hour}>
        <time dateTime={hour}>{hour}</time> <span>{room}</span>
      </span>
    </p>
  );
}
