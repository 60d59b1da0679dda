import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { Picture } from '~/ui/picture/Picture';
import { Section } from '~/ui/section/Section';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import type { teamSchema } from './team.schema';
import styles from './team.module.css';

/** The number of members in the first row, which is in view when the section opens the page. */
const FIRST_ROW = 3;

type TeamProps = z.infer<typeof teamSchema> &
  ComponentPropsWithoutRef<'section'> & {
    /** Loads the first row at once and before others, for a section that opens the page. */
    priority?: boolean | undefined;
  };

/** Slots that looks can style. */
const slot = slots<'list' | 'item' | 'picture' | 'words' | 'name' | 'role' | 'links'>();

/**
 * The team's members. The section has a heading but no landmark: a landmark needs a unique name,
 * and a page may show several teams under the same heading.
 */
export function Team({ label, heading, text, members, priority, ...rest }: TeamProps) {
  const headingId = useId();
  return (
    <Section {...rest}>
      <SectionHeading id={headingId} heading={heading} label={label} text={text} />
      <ul className={styles.members} data-slot={slot('list')}>
        {members.map((member, index) => (
          <Member key={index} {...member} priority={priority && index < FIRST_ROW} />
        ))}
      </ul>
    </Section>
  );
}

type MemberProps = TeamProps['members'][number] & Pick<TeamProps, 'priority'>;

function Member({ name, role, portrait, social, priority }: MemberProps) {
  return (
    <li data-slot={slot('item')}>
      <Picture
        {...portrait}
        priority={priority}
        className={styles.portrait}
        data-slot={slot('picture')}
      />
      <div data-slot={slot('words')}>
        <h3 className={styles.name} data-slot={slot('name')}>
          {name}
        </h3>
        <p className={styles.role} data-slot={slot('role')}>
          {role}
        </p>
      </div>
      {social.length > 0 && (
        <div data-slot={slot('links')}>
          <SocialLinks links={social} owner={name} />
        </div>
      )}
    </li>
  );
}
