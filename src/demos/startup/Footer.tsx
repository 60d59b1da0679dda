import { BrandLink } from '~/sections/site-header/BrandLink';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { content } from './content';
import styles from './footer.module.css';

/** The day's end: four columns of the blind are lowered into the dark, each with one way to the firm. */
export function Footer({ brand, mark }: FooterPartProps) {
  const { social } = footerLinks;
  return (
    <footer className={styles.footer}>
      <div className={styles.blind}>
        <div className={styles.column}>
          <address className={styles.address}>
            {brand.address.split(', ').map((line) => (
              <span key={line}>{line} </span>
            ))}
            {brand.phone && <PhoneLink phone={brand.phone} />}
          </address>
        </div>
        <QuickLinks className={styles.column} heading={styles.heading} item={styles.item} />
        <SayHello
          brand={brand}
          className={styles.column}
          heading={styles.heading}
          item={styles.item}
        >
          <SocialLinks links={social} />
        </SayHello>
        <div className={styles.column}>
          <ContactLink className={styles.contact} />
        </div>
      </div>
      <div className={styles.dark}>
        <p className={styles.line}>{content.footer.line}</p>
        <BrandLink brand={brand} mark={mark} variant="light" />
        <SmallPrint brand={brand} className={styles.copyright} />
      </div>
    </footer>
  );
}
