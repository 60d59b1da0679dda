import { partMark } from '~/lib/content/part-mark';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { footerLinks, origin } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { BrandLink } from '~/sections/site-header/BrandLink';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { content } from './content';
import styles from './footer.module.css';

/** A card as stations send them to each other: the call sign, what was heard, and please reply. */
export function Footer({ brand, mark }: FooterPartProps) {
  const { callSign, line, report, remarks } = content.footer;
  const own = partMark(content, 'footer');
  return (
    <footer className={styles.footer}>
      <div className={styles.card}>
        <p className={styles.station}>
          <BrandLink brand={brand} mark={mark} className={styles.brand} />
          <span>{origin(brand)}</span>
        </p>
        <p className={styles.call} aria-hidden="true">
          {callSign}
        </p>
        <div className={styles.report}>
          <p className={styles.line}>
            <InLanguage mark={own}>{line}</InLanguage>
          </p>
          <dl {...own} className={styles.table} data-columns={report.length}>
            {report.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.remarks}>
            <InLanguage mark={own}>{remarks}</InLanguage>
          </p>
          <ContactLink className={styles.contact} />
        </div>
        <div className={styles.links}>
          <QuickLinks heading={styles.heading} list={styles.list} />
          <SayHello
            brand={brand}
            heading={styles.heading}
            list={styles.list}
            more={
              <li>
                <PhoneLink phone={brand.phone} />
              </li>
            }
          />
          <SocialLinks links={footerLinks().social} />
        </div>
      </div>
      <SmallPrint brand={brand} className={styles.print} />
    </footer>
  );
}
