import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { partMark } from '~/lib/content/part-mark';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { BrandSign } from '~/sections/site-header/BrandSign';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { Picture } from '~/ui/picture/Picture';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { Beam } from './Beam';
import { content } from './content';
import styles from './footer.module.css';
import wall from './wall.module.css';

/** A chart of limes that leans in the last room: the footer's parts, one on each painted strip. */
export function Footer({ brand, mark }: FooterPartProps) {
  const { beams, footer } = content;
  const own = partMark(content, 'footer');
  const parts: readonly ReactNode[] = [
    <>
      <p className={styles.name}>
        <BrandSign brand={brand} mark={mark}>
          <b>{brand.name}</b>
        </BrandSign>
      </p>
      <p>
        <InLanguage mark={own}>{footer.chart}</InLanguage>
      </p>
    </>,
    <QuickLinks key="links" heading={styles.heading} />,
    <SayHello key="hello" brand={brand} heading={styles.heading} />,
    <>
      <ContactLink className={styles.contact} />
      <PhoneLink phone={brand.phone} />
    </>,
    <>
      <p className={styles.address}>{brand.address}</p>
      <SocialLinks links={footerLinks().social} />
    </>,
    <SmallPrint key="print" brand={brand} className={styles.print} />,
  ];
  return (
    <footer className={styles.footer}>
      <Beam {...beams.ending} />
      <Picture {...footer.picture} className={styles.picture} />
      <div className={styles.chart}>
        {footer.strips.map(({ coat, name }, index) => (
          <div key={coat} className={clsx(wall.wall, styles.strip)} data-coat={coat}>
            <div className={styles.part}>{parts[index]}</div>
            <p className={styles.tin}>
              <InLanguage mark={own}>{name}</InLanguage>
            </p>
          </div>
        ))}
      </div>
    </footer>
  );
}
