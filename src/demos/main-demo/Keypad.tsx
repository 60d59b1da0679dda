import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import type { keypadSchema } from './keypad.schema';
import styles from './keypad.module.css';

type KeypadProps = z.infer<typeof keypadSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Clients as the keys of the firm's telephone, in three columns that fall like steps. */
export function Keypad({ keys, ...rest }: KeypadProps) {
  return (
    <HeadedSection {...rest}>
      <ul className={styles.pad}>
        {keys.map(({ name, line }, index) => (
          <li key={name} className={styles.place}>
            <div className={styles.key}>
              <span className={styles.digit} aria-hidden="true">
                {(index + 1) % 10}
              </span>
              <p className={styles.name}>{name}</p>
              <p className={styles.line}>{line}</p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
