import { partMark } from '~/lib/content/part-mark';
import { fill } from '~/lib/words/fill';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { Signature } from './Signature';
import { content } from './content';
import styles from './footer.module.css';

/**
 * The line ends as a name; then the sketchbook is shut, and lies on its face: index tabs stand out of
 * it, and on its boards are a postscript and a label with a stamp.
 */
export function Footer({ brand }: FooterPartProps) {
  const { back } = content;
  const { social } = footerLinks();
  const own = partMark(content, 'back');
  return (
    <footer className={styles.footer}>
      <Signature className={styles.signature} name={brand.name} />
      <QuickLinks className={styles.tabs} heading={styles.tabsName} />
      <div className={styles.back}>
        <div className={styles.note}>
          <p className={styles.postscript}>
            <InLanguage mark={own}>{back.postscript}</InLanguage>
          </p>
          <SocialLinks links={social} />
        </div>
        <div className={styles.label}>
          <ContactLink className={styles.stamp} />
          <p className={styles.found}>
            <InLanguage mark={own}>{back.found}</InLanguage>
          </p>
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
        <div className={styles.foot}>
          <span {...own}>
            {back.volume}
            {brand.founded !== undefined && `. ${fill(back.since, { founded: brand.founded })}.`}
          </span>
          <SmallPrint brand={brand} />
        </div>
      </div>
    </footer>
  );
}
