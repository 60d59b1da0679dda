import type { z } from 'astro/zod';
import { Picture } from '~/ui/picture/Picture';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { Row } from '../Row';
import type { devicesSchema } from './devices.schema';
import styles from './devices.module.css';

/** Three devices on one shelf, each with a real page in it. */
export function Devices({ phone, tablet, desktop, ...rest }: z.infer<typeof devicesSchema>) {
  const devices = [
    { kind: 'desktop', ...desktop },
    { kind: 'tablet', ...tablet },
    { kind: 'phone', ...phone },
  ];
  return (
    <HeadedSection {...rest} tone="surface">
      <Row label={rest.heading} className={styles.row}>
        <ul className={styles.shelf}>
          {devices.map(({ kind, name, text, picture }) => (
            <li key={kind} className={styles.device} data-kind={kind}>
              <div className={styles.body}>
                <Picture {...picture} className={styles.screen} />
              </div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Row>
    </HeadedSection>
  );
}
