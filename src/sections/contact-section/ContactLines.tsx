import type { Site } from '~/lib/site/site';
import { slots } from '~/lib/slots';
import { words } from '~/lib/words/words';
import { EmailLink } from '~/ui/email-link/EmailLink';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import styles from './contact-lines.module.css';

/** Slots that looks can style. */
export type ContactLinesSlot = 'lines' | 'line';

const slot = slots<ContactLinesSlot>();

/** Contact details besides a form: phone numbers, e-mail addresses and location. */
export function ContactLines({ phones, emails, location }: Site['contact']) {
  const lines = [
    {
      label: words.contactLines.call,
      values: phones.map((phone) => <PhoneLink phone={phone} className={styles.link} />),
    },
    {
      label: words.contactLines.write,
      values: emails.map((email) => <EmailLink email={email} className={styles.link} />),
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
