import { clsx } from 'clsx';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { footerLinks, origin } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { SiteLink } from '~/ui/site-link/SiteLink';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { content } from './content';
import { Seam } from './paper/Seam';
import styles from './ending.module.css';
import flaps from './flaps.module.css';

const FLAPS = ['before', 'after', 'above', 'below'] as const;

const { title, text, glue } = content.ending;

/** The studio as a cut-out sheet: a box lies flat, a way to the firm on each of its walls. */
export function Ending({ brand, mark: Mark }: FooterPartProps) {
  const { contact, social } = footerLinks;
  return (
    <footer className={styles.ending} data-paper="cobalt">
      <Seam cut="hills" upper="honey" lower="cobalt" />
      <div className={styles.how}>
        <p className={styles.name}>{title}</p>
        <p>{text}</p>
      </div>
      <div className={styles.net}>
        <div className={clsx(styles.wall, styles.lid)}>
          {Mark && <Mark className={styles.mark} />}
          <p>
            <b>{brand.name}</b>
            <br />
            {origin(brand)}
          </p>
        </div>
        <QuickLinks className={clsx(styles.wall, styles.left)} heading={styles.heading} />
        <p className={clsx(styles.wall, styles.front)}>
          <SiteLink href={contact.path}>{contact.label}</SiteLink>
        </p>
        <SayHello
          brand={brand}
          className={clsx(styles.wall, styles.right)}
          heading={styles.heading}
          more={
            <li>
              <PhoneLink phone={brand.phone} />
            </li>
          }
        />
        <div className={clsx(styles.wall, styles.floor)}>
          <SocialLinks links={social} />
          <SmallPrint brand={brand} />
        </div>
        {FLAPS.map((side) => (
          <span key={side} className={clsx(flaps.flap, flaps[side])} aria-hidden="true">
            <span>{glue}</span>
          </span>
        ))}
      </div>
    </footer>
  );
}
