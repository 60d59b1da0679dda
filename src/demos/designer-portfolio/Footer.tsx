import { partMark } from '~/lib/content/part-mark';
import { BrandLink } from '~/sections/site-header/BrandLink';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { Term } from '~/ui/in-language/Term';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { content } from './content';
import styles from './footer.module.css';

/** The colophon, on red: goodbye in the poster's size, and what the poster was made of. */
export function Footer({ brand, mark }: FooterPartProps) {
  const { colophon } = content;
  const { social } = footerLinks();
  const own = partMark(content, 'colophon');
  return (
    <footer className={styles.footer}>
      <div className={styles.sheet}>
        <p className={styles.goodbye}>
          <bdi lang={colophon.language}>{colophon.goodbye}</bdi>
        </p>
        <div className={styles.columns}>
          <ContactLink className={styles.contact} />
          <address className={styles.address}>
            {brand.address}
            <br />
            {brand.phone && <PhoneLink phone={brand.phone} />}
          </address>
          <QuickLinks className={styles.group} />
          <SayHello brand={brand} className={styles.hello} />
          <div className={styles.social}>
            <SocialLinks links={social} />
          </div>
        </div>
        <div className={styles.columns}>
          <BrandLink className={styles.brand} brand={brand} mark={mark} variant="light" />
          <dl className={styles.colophon}>
            {colophon.lines.map(({ of, is }) => (
              <Term key={of} mark={own} term={of}>
                {is}
              </Term>
            ))}
          </dl>
          <SmallPrint brand={brand} className={styles.copyright} />
        </div>
      </div>
    </footer>
  );
}
