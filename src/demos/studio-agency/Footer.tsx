import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks, origin } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { content } from './content';
import styles from './footer.module.css';
import { Roll } from './roll/Roll';

const { footer } = content;

/** The end credits: they roll up the last frame, what was done at the left of one axis, who at its right. */
export function Footer({ brand }: FooterPartProps) {
  const { social } = footerLinks;
  return (
    <footer>
      <Roll>
        <div className={styles.frame}>
          <div className={styles.credits}>
            <dl className={styles.list}>
              {footer.credits.map(({ role, names }) => (
                <div key={role} className={styles.credit}>
                  <dt>{role}</dt>
                  <dd>
                    {names.map((name) => (
                      <span key={name}>{name}</span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
            <QuickLinks className={styles.group} heading={styles.heading} />
            <SayHello
              brand={brand}
              className={styles.group}
              heading={styles.heading}
              more={
                brand.phone && (
                  <li>
                    <PhoneLink phone={brand.phone} />
                  </li>
                )
              }
            />
            <p className={styles.place}>
              {footer.place}
              <br />
              {origin(brand)}
            </p>
            <ContactLink className={styles.contact} />
            <SocialLinks links={social} />
            <SmallPrint brand={brand} className={styles.copyright} />
          </div>
        </div>
        <p className={styles.tail}>{footer.tail}</p>
      </Roll>
    </footer>
  );
}
