import { IconArrowUpRight } from '@tabler/icons-react';
import type { z } from 'astro/zod';
import { Band } from '~/ui/band/Band';
import { Icon } from '~/ui/icon/Icon';
import site from '~site';
import type { supportCardsSchema } from './support-cards.schema';
import styles from './support-cards.module.css';

/** Documentation and people: two ways to get help, both at the help desk. */
export function SupportCards({ cards }: { cards: z.infer<typeof supportCardsSchema> }) {
  return (
    <Band aria-label="Help">
      <ul className={styles.cards}>
        {cards.map(({ icon, title, text, label }) => (
          <li key={title} className={styles.card}>
            <Icon icon={icon} size={40} className={styles.icon} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <a className={styles.link} href={site.supportUrl} rel="noopener">
              {label}
              <IconArrowUpRight size={20} stroke={1.75} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
