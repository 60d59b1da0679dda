import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks, origin } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { Shelf } from './Shape';
import styles from './footer.module.css';

/** Everything has fallen to the floor: what leads on lies there among the shapes. */
export function Footer({ brand }: FooterPartProps) {
  const { social } = footerLinks;
  return (
    <footer className={styles.footer}>
      <div className={styles.heap}>
        <ContactLink className={styles.contact} />
        <QuickLinks className={styles.quick} heading={styles.heading} />
        <SayHello
          brand={brand}
          className={styles.hello}
          heading={styles.heading}
          more={<li>{brand.phone}</li>}
        >
          <SocialLinks links={social} />
        </SayHello>
      </div>
      <Shelf
        className={styles.shapes}
        shapes={[
          ['sleeper', 'pink'],
          ['block', 'ink'],
          ['ball', 'violet'],
          ['wedge', 'lilac'],
          ['rocker', 'ink'],
        ]}
      />
      <div className={styles.floor}>
        <span>{origin(brand)}</span>
        <SmallPrint brand={brand} />
      </div>
    </footer>
  );
}
