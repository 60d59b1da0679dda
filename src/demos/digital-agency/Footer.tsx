import { partMark } from '~/lib/content/part-mark';
import { BrandLink } from '~/sections/site-header/BrandLink';
import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Term } from '~/ui/in-language/Term';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { content } from './content';
import { DrawingSheet } from './DrawingSheet';
import styles from './footer.module.css';
import { Revisions } from './Revisions';
import { sheetNumber } from './sheet-number';

/** The last sheet: its revisions, the next of which is the reader's, and the title block of the set. */
export function Footer({ brand, mark }: FooterPartProps) {
  const { word, sheet, sheets, fields } = content.sheets.ending;
  const { social } = footerLinks();
  const own = partMark(content, 'sheets');
  return (
    <footer className={styles.footer} data-sheet={sheetNumber(sheet)}>
      <DrawingSheet>
        <Revisions {...content.footer} mark={partMark(content, 'footer')} />
        <div className={styles.block}>
          <div className={styles.firm}>
            <BrandLink brand={brand} mark={mark} variant="light" className={styles.brand} />
            <address className={styles.address}>
              {brand.address}
              {brand.phone && <PhoneLink phone={brand.phone} />}
            </address>
          </div>
          <QuickLinks
            className={styles.group}
            heading={styles.heading}
            list={styles.quick}
            item={styles.item}
          />
          <SayHello
            brand={brand}
            className={styles.group}
            heading={styles.heading}
            item={styles.item}
          >
            <div className={styles.social}>
              <SocialLinks links={social} />
            </div>
          </SayHello>
          <dl className={styles.fields}>
            <div>
              <dt>
                <InLanguage mark={own}>{word}</InLanguage>
              </dt>
              <dd>
                {sheetNumber(sheet)}/{sheetNumber(sheets)}
              </dd>
            </div>
            {fields.map(({ label, value }) => (
              <Term key={label} mark={own} term={label}>
                {value}
              </Term>
            ))}
          </dl>
          <SmallPrint brand={brand} className={styles.copyright} />
        </div>
      </DrawingSheet>
    </footer>
  );
}
