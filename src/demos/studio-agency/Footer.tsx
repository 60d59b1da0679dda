import { partMark } from '~/lib/content/part-mark';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Term } from '~/ui/in-language/Term';
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
  const own = partMark(content, 'footer');
  return (
    <footer>
      <Roll>
        <div className={styles.frame}>
          <div className={styles.sheet}>
            <p className={styles.head}>
              <b>{brand.name}</b>
              <span {...own}>{footer.title}</span>
              <span {...own}>{footer.number}</span>
              <span {...own}>{footer.day}</span>
            </p>
            <p className={styles.call}>
              <span {...own} className={styles.label}>
                {call.label}
              </span>{' '}
              <b {...own} className={styles.hour}>
                {call.hour}
              </b>
            </p>
            <div className={styles.office}>
              <p className={styles.label}>
                <InLanguage mark={own}>{footer.office}</InLanguage>
              </p>
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
                  <dt>
                    <InLanguage mark={own}>{footer.place}</InLanguage>
                  </dt>
                  <dd>{brand.address}</dd>
                </div>
              )}
              {cells.map(({ label, value }) => (
                <Term key={label} mark={own} term={label}>
                  {value}
                </Term>
              ))}
            </dl>
            <CallTable {...own} className={styles.crew} {...crew} />
            <div className={styles.ways}>
              <QuickLinks heading={styles.label} />
              <SayHello brand={brand} heading={styles.label} />
              <SocialLinks links={social} />
            </div>
            <SmallPrint brand={brand} className={styles.print} />
          </div>
        </div>
        <p className={styles.tail}>
          <InLanguage mark={own}>{footer.tail}</InLanguage>
        </p>
      </Roll>
    </footer>
  );
}
