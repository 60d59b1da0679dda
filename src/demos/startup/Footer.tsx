import { partMark } from '~/lib/content/part-mark';
import { BrandLink } from '~/sections/site-header/BrandLink';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { content } from './content';
import styles from './footer.module.css';

/** How one joins: three dates on the blind, each lowered further than the one before it. */
export function Footer({ brand, mark }: FooterPartProps) {
  const { line, steps } = content.footer;
  const { social } = footerLinks();
  const own = partMark(content, 'footer');
  const ways = [
    <ContactLink key="contact" className={styles.contact} />,
    brand.phone && <PhoneLink key="phone" phone={brand.phone} />,
    <address key="address" className={styles.address}>
      {brand.address.split(', ').map((part) => (
        <span key={part}>{part} </span>
      ))}
    </address>,
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.window}>
        <ol className={styles.blind}>
          {steps.map(({ when, text }, index) => (
            <li key={when} className={styles.column}>
              <span {...own} className={styles.when}>
                {when}
              </span>{' '}
              <span {...own} className={styles.step}>
                {text}
              </span>{' '}
              {ways[index]}
            </li>
          ))}
        </ol>
        <div className={styles.lists}>
          <SayHello brand={brand} heading={styles.heading} item={styles.item} />
          <QuickLinks heading={styles.heading} item={styles.item} />
          <SocialLinks links={social} />
        </div>
      </div>
      <div className={styles.dark}>
        <p className={styles.line}>
          <InLanguage mark={own}>{line}</InLanguage>
        </p>
        <BrandLink brand={brand} mark={mark} variant="light" />
        <SmallPrint brand={brand} className={styles.copyright} />
      </div>
    </footer>
  );
}
