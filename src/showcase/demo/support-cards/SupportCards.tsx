import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { Section } from '~/ui/section/Section';
import { Icon } from '~/ui/icon/Icon';
import { TextLink } from '~/ui/text-link/TextLink';
import site from '~site';
import type { supportCardsSchema } from './support-cards.schema';
import styles from './support-cards.module.css';

interface SupportCardsProps
  extends
    z.infer<typeof supportCardsSchema>,
    Omit<ComponentPropsWithoutRef<'section'>, 'children'> {}

/** Documentation and people: two ways to get help, both at the help desk. */
export function SupportCards({ label: name, cards, ...rest }: SupportCardsProps) {
  return (
    <Section {...rest} aria-label={name}>
      <ul className={styles.cards}>
        {cards.map(({ icon, title, text, label }) => (
          <li key={title} className={styles.card}>
            <Icon icon={icon} size={40} className={styles.icon} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            {site.supportUrl !== undefined && (
              <TextLink className={styles.link} href={site.supportUrl} rel="noopener">
                {label}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
