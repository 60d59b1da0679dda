import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { CallTable } from './CallTable';
import { content } from './content';
import styles from './footer.module.css';
import { Roll } from './roll/Roll';

/** Tomorrow’s call sheet: place, hour, weather, who comes when, and whom to ring, each in its ruled cell. */
export function Footer({ brand }: FooterPartProps) {
  const { footer } = content;
  const { call, cells, crew } = footer;
  const { social } = footerLinks();
  return (
    <footer>
      <Roll>
        <div className={styles.frame}>
          <div className={styles.sheet}>
            <p className={styles.head}>
              <b>{brand.name}</b>
              <span>{footer.title}</span>
              <span>{footer.number}</span>
              <span>{footer.day}</span>
            </p>
            <p className={styles.call}>
              <span className={styles.label}>{call.label}</span>{' '}
              <b className={styles.hour}>{call.hour}</b>
            </p>
            <div className={styles.office}>
              <p className={styles.label}>{footer.office}</p>
              <ContactLink className={styles.contact} />
              {brand.phone && (
                <p className={styles.phone}>
                  <PhoneLink phone={brand.phone} />
                </p>
              )}
            </div>
            <dl className={styles.cells}>
              {brand.address && (
                <div>
                  <dt>{footer.place}</dt>
                  <dd>{brand.address}</dd>
                </div>
              )}
              {cells.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <CallTable className={styles.crew} {...crew} />
            <div className={styles.ways}>
              <QuickLinks heading={styles.label} />
              <SayHello brand={brand} heading={styles.label} />
              <SocialLinks links={social} />
            </div>
            <SmallPrint brand={brand} className={styles.print} />
          </div>
        </div>
        <p className={styles.tail}>{footer.tail}</p>
      </Roll>
    </footer>
  );
}
