import type { Site } from '~/lib/site';
import styles from './contact-lines.module.css';

/** Digits and the plus sign alone, as `tel:` addresses want them. */
const dialled = (phone: string) => phone.replace(/[^+\d]/g, '');

/** A number never breaks in two. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0');

/** How to reach somebody without a form. */
export function ContactLines({ phones, emails, location }: Site['contact']) {
  const lines = [
    {
      label: 'Call',
      values: phones.map((phone) => ({ text: unbroken(phone), href: `tel:${dialled(phone)}` })),
    },
    { label: 'Write', values: emails.map((text) => ({ text, href: `mailto:${text}` })) },
    { label: 'Visit', values: [{ text: location, href: undefined }] },
  ];
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, values }) => (
        <div key={label} className={styles.line}>
          <dt className={styles.label}>{label}</dt>
          {values.map(({ text, href }) => (
            <dd key={text} className={styles.value}>
              {href ? (
                <a className={styles.link} href={href}>
                  {text}
                </a>
              ) : (
                text
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
