import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import type { Brand } from '~/lib/site/brand';
import { CONSENT_ID, needsConsent } from '~/lib/consent/consent';
import { words } from '~/lib/words/words';
import { EmailLink } from '~/ui/email-link/EmailLink';
import { SiteLink } from '~/ui/site-link/SiteLink';
import { copyright, footerLinks } from './footer-links';
import styles from './small-print.module.css';

interface FooterGroupProps {
  className?: string | undefined;
  /** Class of the group's heading. */
  heading?: string | undefined;
  /** Class of the list of links. */
  list?: string | undefined;
  /** Class of each list item. */
  item?: string | undefined;
}

/** The lists of links that every footer shares: "Quick Link" or the owner's own. */
export function QuickLinks({ className, heading, list, item }: FooterGroupProps) {
  return (
    <nav className={clsx(styles.words, className)} aria-labelledby="_footer-quick-link">
      {footerLinks().groups.map((group, index) => (
        <Fragment key={group.heading}>
          <h2
            id={index === 0 ? '_footer-quick-link' : undefined}
            className={clsx(heading, index > 0 && styles.later)}
          >
            {group.heading}
          </h2>
          <ul className={list}>
            {group.links.map(({ label, path }) => (
              <li key={label} className={item}>
                <SiteLink href={path}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

interface SayHelloProps extends FooterGroupProps {
  brand: Brand;
  /** List items after the addresses, such as a phone number. */
  more?: ReactNode;
  /** Content below the list. */
  children?: ReactNode;
}

/** The addresses under "Say Hello" that every footer shares. */
export function SayHello({ brand, more, children, className, heading, list, item }: SayHelloProps) {
  return (
    <section className={className} aria-labelledby="_footer-say-hello">
      <h2 id="_footer-say-hello" className={heading}>
        {words.footer.sayHello}
      </h2>
      <ul className={list}>
        {brand.emails.map((email) => (
          <li key={email} className={item}>
            <EmailLink email={email} />
          </li>
        ))}
        {more}
      </ul>
      {children}
    </section>
  );
}

/**
 * Links to the legally required pages, for the last line of any footer, and to the question for
 * consent where anything needs it.
 */
export function LegalLinks({ className, list, item }: Omit<FooterGroupProps, 'heading'>) {
  return (
    <nav className={clsx(styles.words, className)} aria-label={words.footer.legal}>
      <ul className={list}>
        {footerLinks().legal.map(({ label, path }) => (
          <li key={path} className={item}>
            <SiteLink href={path}>{label}</SiteLink>
          </li>
        ))}
        {needsConsent && (
          <li className={item}>
            <a href={`#${CONSENT_ID}`} data-consent-open="">
              {words.consent.settings}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The closing line that every footer shares: the copyright notice and the legal links. */
export function SmallPrint({ brand, className }: { brand: Brand; className?: string | undefined }) {
  return (
    <div className={clsx(styles.print, className)}>
      <p>{copyright(brand)}</p>
      <LegalLinks list={styles.links} />
    </div>
  );
}
