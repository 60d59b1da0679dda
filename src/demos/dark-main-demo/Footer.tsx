import { clsx } from 'clsx';
import { partMark } from '~/lib/content/part-mark';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks, origin } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { BrandSign } from '~/sections/site-header/BrandSign';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { content } from './content';
import { Lamps } from './Lamps';
import light from './ribbon/light.module.css';
import styles from './footer.module.css';

/**
 * The ribbon's last stretch, with the night desk's number on it: its threads end one after another, and lamps go out.
 * One stays on; below it is the door, and each link is a bell beside it.
 */
export function Footer({ brand, mark }: FooterPartProps) {
  const { social } = footerLinks();
  const own = partMark(content, 'footer');
  const { lamps, hours, bell } = content.footer;
  return (
    <footer className={styles.footer}>
      <div className={clsx(light.light, styles.last)} data-light="sign">
        <div className={styles.threads} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <p className={styles.call}>
          <span {...own}>{hours}</span>
          <PhoneLink phone={brand.phone} className={styles.phone} />
        </p>
      </div>
      <div className={styles.desk}>
        <Lamps />
        <p className={styles.lamp}>
          <InLanguage mark={own}>{lamps}</InLanguage>
        </p>
      </div>
      <div className={styles.dark}>
        <p className={styles.bell}>
          <InLanguage mark={own}>{bell}</InLanguage>
        </p>
        <ContactLink className={styles.contact} />
        <QuickLinks className={styles.quick} heading={styles.heading} list={styles.list} />
        <SayHello brand={brand} heading={styles.heading} list={styles.list} />
        <div className={styles.firm}>
          <BrandSign brand={brand} mark={mark} isOnDark />
          <address className={styles.address}>{origin(brand)}</address>
          <SocialLinks links={social} />
        </div>
        <SmallPrint brand={brand} className={styles.copyright} />
      </div>
    </footer>
  );
}
