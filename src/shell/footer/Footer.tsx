import site from '~site';
import { SiteLink } from '~/ui/site-link/SiteLink';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { BackToTop } from '../back-to-top/BackToTop';
import styles from './footer.module.css';

const quickLinks = [
  { label: 'Work', path: '/portfolio' },
  { label: 'About', path: '/about' },
  { label: 'Let’s Talk', path: '/contact' },
];

/** The footer of every page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.grid}>
        <p className={styles.contact}>
          <SiteLink href="/contact">Contact Us</SiteLink>
        </p>
        <nav aria-labelledby="footer-quick-link">
          <h2 id="footer-quick-link" className={styles.heading}>
            Quick Link
          </h2>
          <ul className={styles.list}>
            {quickLinks.map(({ label, path }) => (
              <li key={path}>
                <SiteLink href={path}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-say-hello">
          <h2 id="footer-say-hello" className={styles.heading}>
            Say Hello
          </h2>
          <ul className={styles.list}>
            {site.contact.emails.map((email) => (
              <li key={email}>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            ))}
          </ul>
        </section>
        <SocialLinks links={site.social} />
      </div>
      <p className={styles.copyright}>
        © {site.copyrightYear} {site.name}. All rights reserved.
      </p>
      <BackToTop />
    </footer>
  );
}
