import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { Seal } from './Seal';
import type { signatoriesSchema } from './signatories.schema';
import styles from './signatories.module.css';

type SignatoriesProps = z.infer<typeof signatoriesSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** The people as a page of signatures: a seal, a line, and below the line who signs. */
export function Signatories({ members, ...rest }: SignatoriesProps) {
  return (
    <HeadedSection {...rest}>
      <ul className={styles.list}>
        {members.map(({ name, initials, role, signs, social }, index) => (
          <li key={name} className={styles.member}>
            <Seal className={styles.seal} initials={initials} pattern={index} />
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.role}>{role}</p>
              <p className={styles.signs}>{signs}</p>
              <SocialLinks links={social} owner={name} />
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
