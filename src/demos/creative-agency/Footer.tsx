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
import { Seam } from './paper/Seam';
import styles from './footer.module.css';
import flaps from './flaps.module.css';

const FLAPS = ['before', 'after', 'above', 'below'] as const;

/** The studio as a cut-out sheet: a shop lies flat, a way to the firm on each of its walls, and one on its door. */
export function Footer({ brand, mark }: FooterPartProps) {
  const { title, text, glue } = content.footer;
  const { social } = footerLinks();
  const own = partMark(content, 'footer');
  return (
    <footer className={styles.footer} data-paper="cobalt">
      <Seam cut="hills" upper="honey" lower="cobalt" />
      <div className={styles.how}>
        <p className={styles.name}>
          <InLanguage mark={own}>{title}</InLanguage>
        </p>
        <p>
          <InLanguage mark={own}>{text}</InLanguage>
        </p>
      </div>
      <div className={styles.net}>
        <div className={clsx(styles.wall, styles.lid)}>
          <p>{origin(brand)}</p>
        </div>
        <QuickLinks className={clsx(styles.wall, styles.left)} heading={styles.heading} />
        <div className={clsx(styles.wall, styles.front)}>
          <p className={styles.sign}>
            <BrandSign brand={brand} mark={mark} className={styles.mark}>
              <b>{brand.name}</b>
            </BrandSign>
          </p>
          <div className={styles.shop}>
            <span className={styles.pane} aria-hidden="true" />
            <div className={styles.door}>
              <ContactLink className={styles.contact} />
            </div>
            <span className={styles.pane} aria-hidden="true" />
          </div>
        </div>
        <SayHello
          brand={brand}
          className={clsx(styles.wall, styles.right)}
          heading={styles.heading}
          more={
            <li>
              <PhoneLink phone={brand.phone} />
            </li>
          }
        />
        <div className={clsx(styles.wall, styles.floor)}>
          <SocialLinks links={social} />
          <SmallPrint brand={brand} />
        </div>
        {FLAPS.map((side) => (
          <span key={side} className={clsx(flaps.flap, flaps[side])} aria-hidden="true">
            <span>{glue}</span>
          </span>
        ))}
      </div>
    </footer>
  );
}
