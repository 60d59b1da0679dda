import { partMark } from '~/lib/content/part-mark';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks, origin } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { BrandSign } from '~/sections/site-header/BrandSign';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { Said } from './Said';
import { content } from './content';
import { DROPS_ID, THICKNESSES, drops } from './drops';
import styles from './footer.module.css';

/** The bubble has burst: what one of the two says to it, and the other, in a ring of drops in the dark. */
export function Footer({ brand, mark }: FooterPartProps) {
  const { burst, after } = content.footer;
  const { social } = footerLinks();
  const own = partMark(content, 'footer');
  return (
    <footer className={styles.footer}>
      <div className={styles.burst}>
        <svg className={styles.drops} viewBox="0 0 100 100" aria-hidden="true">
          <g id={DROPS_ID} strokeLinecap="round">
            {drops().map((lines, index) => (
              <path key={index} d={lines} strokeWidth={THICKNESSES[index]} />
            ))}
          </g>
        </svg>
        <div className={styles.middle}>
          <p className={styles.pop}>
            <Said {...burst} {...own} />
          </p>
          <p className={styles.after}>
            <Said {...after} {...own} />
          </p>
          <ContactLink className={styles.contact} />
        </div>
      </div>
      <QuickLinks className={styles.quick} heading={styles.heading} />
      <div className={styles.social}>
        <SocialLinks links={social} />
      </div>
      <SayHello
        brand={brand}
        className={styles.hello}
        heading={styles.heading}
        more={
          <li>
            <PhoneLink phone={brand.phone} />
          </li>
        }
      />
      <div className={styles.end}>
        <BrandSign brand={brand} mark={mark} className={styles.mark} isOnDark>
          <b>{brand.name}</b>
        </BrandSign>
        <p>{origin(brand)}</p>
        <SmallPrint brand={brand} className={styles.copyright} />
      </div>
    </footer>
  );
}
