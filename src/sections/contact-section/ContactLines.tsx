import type { Site } from '~/lib/site/site';
import { slots } from '~/lib/slots';
import { words } from '~/lib/words/words';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import styles from './contact-lines.module.css';

/** The parts that a look reaches. */
export type ContactLinesSlot = 'lines' | 'line';

const slot = slots<ContactLinesSlot>();

/** How to reach somebody without a form. */
export function ContactLines({ phones, emails, location }: Site['contact']) {
  const lines = [
    {
      label: words.contactLines.call,
      values: phones.map((phone) => <PhoneLink phone={phone} className={styles.link} />),
    },
    {
      label: words.contactLines.write,
      values: emails.map((email) => (
        <a className={styles.link} href={`mailto:${email}`}>
          {email}
        </a>
      )),
    },
    { label: words.contactLines.visit, values: [location] },
  ];
  return (
    <dl className={styles.lines} data-slot={slot('lines')}>
      {lines.map(({ label, values }, index) => (
        <div key={index} className={styles.line} data-slot={slot('line')}>
          <dt className={styles.label}>{label}</dt>
          {values.map((value, place) => (
            <dd key={place} className={styles.value}>
              {value}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
