import { clsx } from 'clsx';
import { partMark } from '~/lib/content/part-mark';
import { BrandLink } from '~/sections/site-header/BrandLink';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { Talk } from './bento/Talk';
import { content } from './content';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import styles from './footer.module.css';

/** A last exchange, and a colour card: every way to reach the two is a swatch with its name below it. */
export function Footer({ brand, mark }: FooterPartProps) {
  const { social } = footerLinks();
  const own = partMark(content, 'footer');
  return (
    <footer className={styles.card}>
      <Talk
        {...own}
        says={content.footer.talk}
        speakers={content.bento.speakers}
        className={styles.talk}
      />
      <div className={styles.swatches}>
        <ContactLink className={clsx(styles.swatch, styles.first)} />
        <QuickLinks
          className={styles.quick}
          heading={styles.heading}
          list={styles.group}
          item={styles.swatch}
        />
        <SayHello
          brand={brand}
          className={styles.hello}
          heading={styles.heading}
          list={styles.group}
          item={styles.swatch}
        />
      </div>
      <div className={styles.foot}>
        <BrandLink className={styles.brand} brand={brand} mark={mark} variant="dark" />
        <address className={styles.address}>
          {brand.address}
          <br />
          {brand.phone && <PhoneLink phone={brand.phone} />}
        </address>
        <SocialLinks links={social} />
        <SmallPrint brand={brand} className={styles.copyright} />
      </div>
    </footer>
  );
}
