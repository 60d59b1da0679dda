import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { words } from '~/lib/words/words';
import { BrandLink } from '~/sections/site-header/BrandLink';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { SmallPrint } from '~/sections/site-footer/FooterGroups';
import { footerLinks, origin } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { SiteLink } from '~/ui/site-link/SiteLink';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { ScaleBar, Sign, type SignName } from './Sign';
import styles from './footer.module.css';

const quickSigns: readonly SignName[] = ['coast', 'summit', 'light'];

/** The legend in a chart's lower corner: what its signs mean, and where each leads. */
export function Footer({ brand, mark }: FooterPartProps) {
  const { groups, social } = footerLinks;
  return (
    <footer className={styles.footer}>
      <div className={styles.legend}>
        <ContactLink className={styles.contact}>
          <Sign name="flash" />
        </ContactLink>
        <nav className={clsx(styles.group, styles.words)} aria-labelledby="_footer-quick-link">
          {groups.map(({ heading, links }, place) => (
            <div key={heading} className={styles.signs}>
              <h2 id={place === 0 ? '_footer-quick-link' : undefined}>{heading}</h2>
              <ul>
                {links.map(({ label, path }, index) => (
                  <Entry key={label} sign={quickSigns[index] ?? 'light'}>
                    <SiteLink href={path}>{label}</SiteLink>
                  </Entry>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <section className={styles.group} aria-labelledby="_footer-say-hello">
          <h2 id="_footer-say-hello">{words.footer.sayHello}</h2>
          <ul>
            {brand.emails.map((email) => (
              <Entry key={email} sign="radio">
                <a href={`mailto:${email}`}>{email}</a>
              </Entry>
            ))}
            <Entry sign="cable">{brand.phone}</Entry>
          </ul>
          <SocialLinks links={social} />
        </section>
        <div className={styles.origin}>
          <BrandLink brand={brand} mark={mark} variant="light" className={styles.brand} />
          <p>{origin(brand)}</p>
          <ScaleBar className={styles.scale} />
          <SmallPrint brand={brand} />
        </div>
      </div>
    </footer>
  );
}

function Entry({ sign, children }: { sign: SignName; children: ReactNode }) {
  return (
    <li className={styles.entry}>
      <Sign name={sign} />
      {children}
    </li>
  );
}
