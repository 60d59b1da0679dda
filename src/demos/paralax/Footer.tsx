import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { BrandLink } from '~/sections/site-header/BrandLink';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { content } from './content';
import styles from './footer.module.css';
import { Ridge } from './land/Ridge';
import { Postmark, Stamp } from './Stamp';

/** The back of a postcard, ready to be sent: the message at the left, the address at the right. */
export function Footer({ brand, mark }: FooterPartProps) {
  const { footer } = content;
  const { social } = footerLinks();
  return (
    <footer className={styles.footer}>
      <Ridge name="range" />
      <div className={styles.card}>
        <div className={styles.message}>
          <p className={styles.view}>{footer.view}</p>
          <p className={styles.words}>{footer.message}</p>
          <ContactLink className={styles.contact} />
        </div>
        <SmallPrint brand={brand} className={styles.copyright} />
        <div className={styles.address}>
          <div className={styles.postage}>
            <Postmark place={footer.postmark} year={brand.founded} className={styles.postmark} />
            <Stamp className={styles.stamp} />
          </div>
          <p className={styles.to}>
            <BrandLink brand={brand} mark={mark} className={styles.brand} />
            <span>{brand.address}</span>
          </p>
          <div className={styles.groups}>
            <QuickLinks heading={styles.heading} list={styles.lines} />
            <SayHello
              brand={brand}
              heading={styles.heading}
              list={styles.lines}
              more={
                <li>
                  <PhoneLink phone={brand.phone} />
                </li>
              }
            />
          </div>
          <SocialLinks links={social} />
        </div>
      </div>
    </footer>
  );
}
