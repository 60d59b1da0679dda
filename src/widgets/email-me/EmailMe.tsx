import { IconMail } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import { MESSAGE_LIFE } from './message-life';
import styles from './email-me.module.css';

/** The subject that the visitor's mail program starts with (specification, section 7). */
export const INQUIRY_SUBJECT = 'Portfolio Inquiry';

/** Opens the visitor's mail program and copies the address. Without script it still opens it. */
export function EmailMe({ email }: { email: string }) {
  // A new object for each click, so that a second click starts the message's life anew.
  const [result, setResult] = useState<{ outcome: keyof typeof MESSAGE_LIFE }>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), MESSAGE_LIFE[result.outcome]);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(email);
      setResult({ outcome: 'copied' });
    } catch {
      // Refused, or not there at all outside a secure context.
      setResult({ outcome: 'failed' });
    }
  }

  return (
    <div className={styles.root}>
      <ButtonLink
        variant="outline"
        href={`mailto:${email}?subject=${encodeURIComponent(INQUIRY_SUBJECT)}`}
        onClick={() => void copy()}
      >
        <IconMail size={20} stroke={1.5} aria-hidden="true" />
        Email Me
      </ButtonLink>
      <p className={styles.message} role="status">
        {result?.outcome === 'copied' && 'Email copied to clipboard!'}
        {result?.outcome === 'failed' && `Please email: ${email}`}
      </p>
    </div>
  );
}
