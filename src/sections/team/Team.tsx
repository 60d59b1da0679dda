import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band } from '~/ui/band/Band';
import { Picture } from '~/ui/picture/Picture';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import type { teamSchema } from './team.schema';
import styles from './team.module.css';

type TeamProps = z.infer<typeof teamSchema>;

/**
 * The people who do the work. The heading alone names the section: as a landmark it would need a
 * name of its own, and a page may show several teams under the same words.
 */
export function Team(props: TeamProps) {
  const { id, layout, heading, text, members } = props;
  const headingId = useId();
  return (
    <Band id={id}>
      <SectionHeading id={headingId} heading={heading} {...(text !== undefined && { text })} />
      <ul
        className={styles.members}
        data-layout={layout}
        data-columns={'columns' in props ? props.columns : undefined}
      >
        {members.map((member) => (
          <Member key={member.id} {...member} />
        ))}
      </ul>
    </Band>
  );
}

function Member({ name, role, portrait, social }: TeamProps['members'][number]) {
  return (
    <li className={styles.member}>
      <Picture {...portrait} className={styles.portrait} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.role}>{role}</p>
      </div>
      {social.length > 0 && (
        <div className={styles.social}>
          <SocialLinks links={social} owner={name} />
        </div>
      )}
    </li>
  );
}
