import { clsx } from 'clsx';
import { partMark } from '~/lib/content/part-mark';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { content } from '../content';
import { watch } from '../sky/watch';
import { Hills } from './Hills';
import styles from './footer.module.css';

/** Sunrise: after a page of sky the land below it, its lamps off, and the last page of the journal. */
export function Footer({ brand }: FooterPartProps) {
  const { social } = footerLinks();
  const { className, ...hour } = watch('ending', styles.sunrise);
  return (
    <footer>
      <div {...hour} className={clsx(className)}>
        <Hills className={styles.hills} />
      </div>
      <div className={styles.land}>
        <p className={styles.entry}>
          <InLanguage mark={partMark(content, 'ending')}>{content.ending.entry}</InLanguage>
        </p>
        <ContactLink className={styles.contact} />
        <QuickLinks className={styles.row} heading={styles.heading} list={styles.list} />
        <SayHello
          brand={brand}
          className={styles.row}
          heading={styles.heading}
          list={styles.list}
          more={
            <li>
              <PhoneLink phone={brand.phone} />
            </li>
          }
        />
        <div className={styles.place}>
          <p>{brand.address}</p>
          <SocialLinks links={social} />
        </div>
        <SmallPrint brand={brand} className={styles.print} />
      </div>
    </footer>
  );
}
