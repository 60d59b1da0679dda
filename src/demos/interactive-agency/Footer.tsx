import { partMark } from '~/lib/content/part-mark';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks, origin } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { Shelf } from './Shape';
import { content } from './content';
import styles from './footer.module.css';

/** A marble run: its planks are the links, and on the floor below them lies the marble. */
export function Footer({ brand }: FooterPartProps) {
  const { social } = footerLinks();
  return (
    <footer className={styles.footer}>
      <div className={styles.run}>
        <p className={styles.line}>
          <InLanguage mark={partMark(content, 'footer')}>{content.footer.line}</InLanguage>
        </p>
        <QuickLinks
          className={styles.quick}
          heading={styles.heading}
          list={styles.planks}
          item={styles.plank}
        />
        <SayHello
          brand={brand}
          className={styles.hello}
          heading={styles.heading}
          more={
            brand.phone !== '' && (
              <li>
                <PhoneLink phone={brand.phone} />
              </li>
            )
          }
        >
          <SocialLinks links={social} />
        </SayHello>
        <Shelf
          className={styles.shapes}
          shapes={[
            ['sleeper', 'violet'],
            ['wedge', 'lilac'],
            ['rocker', 'pink'],
          ]}
        />
        <ContactLink className={styles.contact} />
      </div>
      <div className={styles.floor}>
        <span>{origin(brand)}</span>
        <SmallPrint brand={brand} />
      </div>
    </footer>
  );
}
