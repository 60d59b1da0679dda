import { clsx } from 'clsx';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { BrandSign } from '~/sections/site-header/BrandSign';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { Picture } from '~/ui/picture/Picture';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { Beam } from './Beam';
import { content } from './content';
import styles from './footer.module.css';
import { Materials } from './Materials';
import wall from './wall.module.css';

const { beams, footer } = content;

/** The label of a tin of paint, on the desk at noon. */
export function Footer({ brand, mark }: FooterPartProps) {
  const { social } = footerLinks;
  return (
    <footer className={clsx(wall.wall, styles.footer)} data-coat="umber">
      <Beam {...beams.ending} />
      <Picture {...footer.picture} className={styles.picture} />
      <div className={styles.label}>
        <p className={styles.name}>
          <BrandSign brand={brand} mark={mark}>
            <b>{brand.name}</b>
          </BrandSign>
          <span>{footer.product}</span>
        </p>
        <ContactLink className={styles.contact} />
        <dl className={styles.mixed}>
          {footer.mixed.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.groups}>
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
          <div className={styles.place}>
            <p>{brand.address}</p>
            <SocialLinks links={social} />
          </div>
        </div>
        <Materials materials={footer.coats} className={styles.coats} />
        <SmallPrint brand={brand} className={styles.copyright} />
      </div>
    </footer>
  );
}
