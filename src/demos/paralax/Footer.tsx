import { partMark } from '~/lib/content/part-mark';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { BrandLink } from '~/sections/site-header/BrandLink';
import { InLanguage } from '~/ui/in-language/InLanguage';
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
  const own = partMark(content, 'footer');
  return (
    <footer className={styles.footer}>
      <Ridge name="range" />
      <div className={styles.card}>
        <div className={styles.message}>
          <p className={styles.view}>
            <InLanguage mark={own}>{footer.view}</InLanguage>
          </p>
          <p className={styles.words}>
            <InLanguage mark={own}>{footer.message}</InLanguage>
          </p>
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
