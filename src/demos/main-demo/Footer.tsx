import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { partMark } from '~/lib/content/part-mark';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks, origin } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { Picture } from '~/ui/picture/Picture';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { content } from './content';
import styles from './footer.module.css';
import floor from './looks/floor.module.css';

/** The shelf of the first screen once more: the day is over, its things are put away. */
export function Footer({ brand }: FooterPartProps) {
  const { social } = footerLinks();
  const boards: ReactNode[] = [
    <>
      <p className={styles.text}>
        <InLanguage mark={partMark(content, 'footer')}>{content.footer.text}</InLanguage>
      </p>
      <ContactLink className={styles.contact} />
    </>,
    <QuickLinks key="quick" heading={styles.heading} list={styles.links} />,
    <SayHello
      key="hello"
      brand={brand}
      heading={styles.heading}
      list={styles.links}
      more={
        <li>
          <PhoneLink phone={brand.phone} />
        </li>
      }
    />,
  ];
  return (
    <footer className={clsx(floor.look, styles.footer)}>
      <div className={styles.shelf} data-slot="inner">
        {boards.map((board, index) => (
          <div key={index} className={styles.place}>
            {content.footer.things[index] && (
              <Picture {...content.footer.things[index]} className={styles.thing} />
            )}
            <div className={styles.board}>{board}</div>
          </div>
        ))}
      </div>
      <div className={styles.edge}>
        <SocialLinks links={social} />
        <p>{origin(brand)}</p>
        <SmallPrint brand={brand} />
      </div>
    </footer>
  );
}
