import type { z } from 'astro/zod';
import { Band } from '~/ui/band/Band';
import type { Site } from '~/lib/site';
import type { contactDetailsSchema } from './contact-details.schema';
import styles from './contact-details.module.css';

interface ContactDetailsProps extends z.infer<typeof contactDetailsSchema> {
  contact: Site['contact'];
}

const telephone = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

/** Telephone, e-mail, address: large enough to be read out to somebody. */
export function ContactDetails({ heading, text, hours, contact }: ContactDetailsProps) {
  return (
    <Band aria-labelledby="reach-heading" className={styles.band}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="reach-heading" className={styles.heading}>
            {heading}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        <dl className={styles.ways}>
          <div className={styles.way}>
            <dt>Phone</dt>
            {contact.phones.map((number) => (
              <dd key={number}>
                <a href={telephone(number)}>{number}</a>
              </dd>
            ))}
          </div>
          <div className={styles.way}>
            <dt>E-mail</dt>
            {contact.emails.map((email) => (
              <dd key={email}>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            ))}
          </div>
          <div className={styles.way}>
            <dt>Location</dt>
            <dd>{contact.location}</dd>
            {hours && <dd className={styles.hours}>{hours}</dd>}
          </div>
        </dl>
      </div>
    </Band>
  );
}
