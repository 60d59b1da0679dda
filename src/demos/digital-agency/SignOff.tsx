import type { z } from 'astro/zod';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { Sheet, type SheetSectionProps } from './Sheet';
import type { signOffSchema } from './sign-off.schema';
import { Signature } from './Signature';
import styles from './sign-off.module.css';

type SignOffProps = z.infer<typeof signOffSchema> & SheetSectionProps;

/** The people: a field of the title block each, with what they sign for and their signature. */
export function SignOff({ members, ...sheet }: SignOffProps) {
  return (
    <Sheet {...sheet} paper="vellum">
      <ul className={styles.list}>
        {members.map(({ name, pen, task, role, social }) => (
          <li key={name} className={styles.member}>
            <p className={styles.task}>{task}</p>
            <Signature name={name} pen={pen} task={task} />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.role}>{role}</p>
            {social.length > 0 && <SocialLinks links={social} owner={name} />}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
