import type { ReactNode } from 'react';
import { partMark } from '~/lib/content/part-mark';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { fill } from '~/lib/words/fill';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { Barcode } from './Barcode';
import { content } from './content';
import styles from './footer.module.css';
import axis from './year/axis.module.css';

/** The report's last page: who publishes it and how to reach them, as a table, and its code. */
export function Footer({ brand }: FooterPartProps) {
  const { backCover, year } = content;
  const { social } = footerLinks();
  const own = partMark(content, 'backCover');
  const group = { className: styles.row, heading: styles.term, list: styles.list };
  return (
    <footer className={styles.footer}>
      <div className={axis.axis}>
        <div className={styles.opening}>
          <p className={styles.title}>
            <InLanguage mark={own}>{backCover.heading}</InLanguage>
          </p>
          <p className={styles.imprint}>
            <InLanguage mark={own}>{backCover.imprint}</InLanguage>
          </p>
        </div>
        <div className={styles.table}>
          <Row term={<InLanguage mark={own}>{backCover.publisher}</InLanguage>}>
            <p>
              {brand.name}, {brand.address}
              {brand.founded !== undefined && (
                <>
                  <br />
                  <InLanguage mark={own}>
                    {fill(backCover.founded, { founded: brand.founded })}
                  </InLanguage>
                </>
              )}
            </p>
          </Row>
          <Row term={<InLanguage mark={own}>{backCover.enquiries}</InLanguage>}>
            <ContactLink className={styles.contact} />
          </Row>
          {brand.phone && (
            <Row term={<InLanguage mark={own}>{backCover.phone}</InLanguage>}>
              <PhoneLink phone={brand.phone} />
            </Row>
          )}
          <SayHello brand={brand} {...group} />
          <QuickLinks {...group} />
          {social.length > 0 && (
            <Row
              term={<InLanguage mark={own}>{backCover.online}</InLanguage>}
              className={styles.social}
            >
              <SocialLinks links={social} />
            </Row>
          )}
        </div>
        <Barcode {...own} year={year} price={backCover.price} className={styles.label} />
        <SmallPrint brand={brand} className={styles.copyright} />
      </div>
    </footer>
  );
}

interface RowProps {
  term: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A line of the table: what it is, and beside it what there is. */
function Row({ term, className, children }: RowProps) {
  return (
    <div className={styles.row}>
      <p className={styles.term}>{term}</p>
      <div className={className}>{children}</div>
    </div>
  );
}
