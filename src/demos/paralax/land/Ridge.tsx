import { clsx } from 'clsx';
import { BOX, outline, ridges, type RidgeName } from './ridges';
import styles from './ridge.module.css';

interface RidgeProps {
  name: RidgeName;
  className?: string | undefined;
}

/**
 * Where one layer of land ends and the next begins: three planes that part as they come into view.
 * It stands above its layer, in room that the layer before has left free.
 */
export function Ridge({ name, className }: RidgeProps) {
  const { width, height } = BOX;
  return (
    <span className={clsx(styles.ridge, className)} aria-hidden="true">
      <svg className={styles.planes} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {ridges[name].map((plane, index) => (
          <path key={index} d={`${outline(plane)}V${2 * height}H-60Z`} />
        ))}
      </svg>
    </span>
  );
}
