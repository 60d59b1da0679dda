import { clsx } from 'clsx';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { watch } from '../sky/watch';
import { Hills } from './Hills';
import styles from './footer.module.css';

/** Sunrise: after a page of sky the land below it, its lamps off, with the ways on. */
export function Footer({ brand }: FooterPartProps) {
  const { social } = footerLinks;
  const { className, ...hour } = watch('ending', styles.sunrise);
  return (
    <footer>
      <div {...hour} className={clsx(className)}>
        <Hills className={styles.hills} />
      </div>
      <div className={styles.land}>
        <ContactLink className={styles.contact} />
        <QuickLinks heading={styles.heading} />
        <SayHello
          brand={brand}
          heading={styles.heading}
          more={
            <li>
              <PhoneLink phone={brand.phone} />
            </li>
          }
        />
        <SocialLinks links={social} />
        <div className={styles.foot}>
          <span>{brand.address}</span>
          <SmallPrint brand={brand} />
        </div>
      </div>
    </footer>
  );
}
