import { partMark } from '~/lib/content/part-mark';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { BrandLink } from '~/sections/site-header/BrandLink';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Term } from '~/ui/in-language/Term';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { account, content } from './content';
import styles from './footer.module.css';

/** The page's bill, down to its last line; on the slip below stands whatever leads on. */
export function Footer({ brand, mark }: FooterPartProps) {
  const { social } = footerLinks();
  const own = partMark(content, 'account');
  const { to, reading, less, due, nothing, slip, price } = account().bill;
  return (
    <footer className={styles.footer}>
      <div className={styles.bill}>
        <div className={styles.head}>
          <BrandLink className={styles.brand} brand={brand} mark={mark} />
          <p>
            <InLanguage mark={own}>{to}</InLanguage>
          </p>
        </div>
        <dl className={styles.lines}>
          <div className={styles.line}>
            <dt>
              <InLanguage mark={own}>{reading}</InLanguage>
            </dt>
            <dd>{price}</dd>
          </div>
          <div className={styles.line}>
            <dt>
              <InLanguage mark={own}>{less}</InLanguage>
            </dt>
            <dd>−{price}</dd>
          </div>
          <Term className={styles.last} mark={own} term={due}>
            {nothing}
          </Term>
        </dl>
        <div className={styles.slip}>
          <div className={styles.answer}>
            <p>
              <InLanguage mark={own}>{slip}</InLanguage>
            </p>
            <ContactLink className={styles.contact} />
          </div>
          <QuickLinks className={styles.group} />
          <SayHello brand={brand} className={styles.group} />
        </div>
        <div className={styles.foot}>
          <address>
            {brand.address}
            <br />
            {brand.phone && <PhoneLink phone={brand.phone} />}
          </address>
          <SocialLinks links={social} />
          <SmallPrint brand={brand} className={styles.print} />
        </div>
      </div>
    </footer>
  );
}
