import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { fill } from '~/lib/words/fill';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { Barcode } from './Barcode';
import { content } from './content';
import styles from './footer.module.css';
import axis from './year/axis.module.css';

const { backCover, year } = content;

/** The report's back cover: an imprint, and the year once more, as stripes that a shop could read. */
export function Footer({ brand }: FooterPartProps) {
  const { social } = footerLinks;
  return (
    <footer className={styles.footer}>
      <div className={axis.axis}>
        <ContactLink className={styles.contact} />
        <div className={styles.imprint}>
          <p>{backCover.imprint}</p>
          <p>
            {brand.founded !== undefined && (
              <>
                {fill(backCover.founded, { founded: brand.founded })}
                <br />
              </>
            )}
            {brand.address}
            <br />
            <span className={styles.phone}>{brand.phone}</span>
          </p>
        </div>
        <QuickLinks className={styles.quick} heading={styles.heading} />
        <SayHello brand={brand} className={styles.hello} heading={styles.heading}>
          <SocialLinks links={social} />
        </SayHello>
        <Barcode year={year} price={backCover.price} className={styles.label} />
        <SmallPrint brand={brand} className={styles.copyright} />
      </div>
    </footer>
  );
}
