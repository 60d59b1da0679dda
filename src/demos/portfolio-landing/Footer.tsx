import { fill } from '~/lib/words/fill';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { Signature } from './Signature';
import { content } from './content';
import styles from './footer.module.css';

const { back } = content;

/** The line ends as a name; then the sketchbook is shut, and lies on its face. */
export function Footer({ brand }: FooterPartProps) {
  const { social } = footerLinks;
  return (
    <footer className={styles.footer}>
      <Signature className={styles.signature} name={brand.name} />
      <div className={styles.back}>
        <ContactLink className={styles.contact} />
        <div className={styles.label}>
          <p className={styles.found}>{back.found}</p>
          <p className={styles.owner}>{brand.name}</p>
          <p>{brand.address}</p>
          <SayHello
            brand={brand}
            heading={styles.heading}
            list={styles.list}
            more={
              <li>
                <PhoneLink phone={brand.phone} />
              </li>
            }
          />
        </div>
        <QuickLinks className={styles.quick} heading={styles.heading} list={styles.list} />
        <SocialLinks links={social} />
        <div className={styles.foot}>
          <span>
            {back.volume}
            {brand.founded !== undefined && `, ${fill(back.since, { founded: brand.founded })}`}
          </span>
          <SmallPrint brand={brand} />
        </div>
      </div>
    </footer>
  );
}
