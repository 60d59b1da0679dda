import { useEffect, useState } from 'react';
import IconMail from 'virtual:icon/mail';
import { fill } from '~/lib/words/fill';
import type { Words } from '~/lib/words/words.schema';
import { ButtonLink } from '~/ui/button/Button';
import { MESSAGE_LIFE } from './constants';
import styles from './email-me.module.css';

/** Opens the visitor's mail program and copies the address. Without script it still opens it. */
export function EmailMe({ email, words }: { email: string; words: Words['emailMe'] }) {
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
        href={`mailto:${email}?subject=${encodeURIComponent(words.subject)}`}
        onClick={() => void copy()}
      >
        <IconMail size={20} stroke={1.5} aria-hidden="true" />
        <span>{words.action}</span>
      </ButtonLink>
      <p className={styles.message} role="status">
        {/* An element, not a bare text: a browser that translates the page replaces text nodes. */}
        {result && (
          <span key={result.outcome}>
            {result.outcome === 'copied' ? words.copied : fill(words.failed, { email })}
          </span>
        )}
      </p>
    </div>
  );
}
