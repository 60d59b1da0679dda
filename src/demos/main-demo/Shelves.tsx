import type { z } from 'astro/zod';
import { Picture } from '~/ui/picture/Picture';
import type { mugsSchema } from './mugs.schema';
import styles from './shelves.module.css';

/** The picture of three shelves; in a wide window their edges name whose each thing on them is. */
export function Shelves({
  picture,
  shelves,
}: Pick<z.infer<typeof mugsSchema>, 'picture' | 'shelves'>) {
  return (
    <div className={styles.shelves}>
      <Picture {...picture} className={styles.picture} />
      <ul className={styles.boards}>
        {shelves.map(({ label, names }) => (
          <li key={label} className={styles.board}>
            <p className={styles.label}>{label}</p>
            <ul className={styles.names} data-count={names.length}>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
