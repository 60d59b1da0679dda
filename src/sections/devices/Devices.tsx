import type { z } from 'astro/zod';
import { Band } from '~/ui/band/Band';
import { Picture } from '~/ui/picture/Picture';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import type { devicesSchema } from './devices.schema';
import styles from './devices.module.css';

/** Three devices on one shelf, each with a real page in it. */
export function Devices({ heading, text, phone, tablet, desktop }: z.infer<typeof devicesSchema>) {
  const devices = [
    { kind: 'desktop', ...desktop },
    { kind: 'tablet', ...tablet },
    { kind: 'phone', ...phone },
  ];
  return (
    <Band aria-labelledby="devices-heading" tone="surface">
      <SectionHeading id="devices-heading" heading={heading} {...(text && { text })} />
      <ul className={styles.shelf}>
        {devices.map(({ kind, name, text: words, picture }) => (
          <li key={kind} className={styles.device} data-kind={kind}>
            <div className={styles.body}>
              <Picture {...picture} className={styles.screen} />
            </div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{words}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
