import { clsx } from 'clsx';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { SleepingDog } from './people/Dog';
import { Door } from './wall/Door';
import wall from './wall/wall.module.css';
import styles from './footer.module.css';

/** The last wall: one large label with everything that leads on, the open door, and the dog asleep. */
export function Footer({ brand }: FooterPartProps) {
  const { social } = footerLinks();
  return (
    <footer className={clsx(wall.look, styles.footer)} data-paint="grey">
      <div className={styles.wall}>
        <div className={styles.label}>
          <p className={styles.name}>{brand.name}</p>
          <address className={styles.address}>
            {brand.address}
            <PhoneLink phone={brand.phone} />
          </address>
          <div className={styles.groups}>
            <QuickLinks heading={styles.heading} list={styles.list} />
            <SayHello brand={brand} heading={styles.heading} list={styles.list} />
          </div>
          <div className={styles.last}>
            <ContactLink className={styles.contact} />
            <SocialLinks links={social} />
          </div>
        </div>
        <div className={styles.door}>
          <Door />
          <SleepingDog className={styles.dog} />
        </div>
      </div>
      <SmallPrint brand={brand} className={styles.floor} />
    </footer>
  );
}
