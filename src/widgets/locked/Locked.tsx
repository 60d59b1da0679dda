import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { useId } from 'react';
import { passwordVariable } from '~/lib/locked/password-variable';
import { words } from '~/lib/words/words';
import { Button } from '~/ui/button/Button';
import { EmailLink } from '~/ui/email-link/EmailLink';
import { Section } from '~/ui/section/Section';
import styles from './locked.module.css';

interface LockedProps {
  /** Which password opens it; false where nothing is locked. */
  by: string | boolean;
  /** The content file, for messages of the build. */
  file: string;
  /** Whom to ask for the password. */
  email: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * What only those with a password see. The build takes the children out of the page and encrypts
 * them with every file that they alone show (`tools/astro/finish/lock-works.ts`); the effect fetches
 * and decrypts them. In development they are shown, below a note.
 */
export function Locked({ by, file, email, className, children }: LockedProps) {
  const id = useId();
  if (by === false) return children;
  const variable = passwordVariable(by);
  const { lead, label, open, ask, script, development, ...said } = words.locked;
  if (import.meta.env.DEV)
    return (
      <>
        <p className={styles.note}>{`${development} ${variable}`}</p>
        {children}
      </>
    );
  return (
    <>
      <Section
        aria-label={lead}
        className={clsx(styles.section, className)}
        data-locked={variable}
        data-file={file}
        data-effect="locked"
        data-words={JSON.stringify(said)}
      >
        <div className={styles.box}>
          <p className={styles.lead}>{lead}</p>
          <form className={styles.form} data-needs-script="">
            <label htmlFor={id}>{label}</label>
            <input
              id={id}
              className={styles.field}
              type="password"
              name="password"
              autoComplete="current-password"
              required
              aria-describedby={`${id}-status`}
            />
            <Button type="submit">{open}</Button>
            <p id={`${id}-status`} className={styles.status} role="status" />
          </form>
          <p className={styles.script}>{script}</p>
          <p className={styles.ask}>
            {ask} {email !== undefined && <EmailLink email={email} />}
          </p>
        </div>
      </Section>
      <div data-sealed="">{children}</div>
    </>
  );
}
