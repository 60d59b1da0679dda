import { partMark } from '~/lib/content/part-mark';
import { fill } from '~/lib/words/fill';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { Stalls } from './Stalls';
import { content } from './content';
import styles from './footer.module.css';

/** The last card, on the screen of the cinema that the page began in; somebody has stayed. */
export function Footer({ brand }: FooterPartProps) {
  const { credits, end, next, timecode } = content.footer;
  const { social } = footerLinks();
  const own = partMark(content, 'footer');
  const { name, address, founded } = brand;
  const firm = { name, address, ...(founded !== undefined && { founded }) };
  const lines = credits.map(({ role, name: who }) => ({ role, who: fill(who, firm) }));
  return (
    <footer className={styles.footer}>
      <div className={styles.screen}>
        <p className={styles.timecode} aria-hidden="true">
          {timecode}
        </p>
        <p className={styles.end}>
          <InLanguage mark={own}>{end}</InLanguage>
        </p>
        <dl {...own} className={styles.credits}>
          {lines
            .filter(({ who }) => !who.includes('{'))
            .map(({ role, who }) => (
              <div key={role} className={styles.credit}>
                <dt>{role}</dt>
                <dd>{who}</dd>
              </div>
            ))}
        </dl>
        <div className={styles.next}>
          <p className={styles.role}>
            <InLanguage mark={own}>{next}</InLanguage>
          </p>
          <ContactLink className={styles.contact} />
        </div>
        <div className={styles.groups}>
          <QuickLinks className={styles.credit} heading={styles.heading} list={styles.list} />
          <SayHello
            brand={brand}
            className={styles.credit}
            heading={styles.heading}
            list={styles.list}
            more={
              <li>
                <PhoneLink phone={brand.phone} />
              </li>
            }
          />
        </div>
        <SocialLinks links={social} />
        <SmallPrint brand={brand} className={styles.copyright} />
      </div>
      <Stalls className={styles.stalls} />
    </footer>
  );
}
