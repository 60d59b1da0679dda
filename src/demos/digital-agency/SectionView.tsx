import type { z } from 'astro/zod';
import { ButtonLink } from '~/ui/button/Button';
import { Drawing, PartsKey } from './Drawing';
import type { sectionViewSchema } from './section-view.schema';
import { Sheet, type SheetSectionProps } from './Sheet';
import styles from './section-view.module.css';

type SectionViewProps = z.infer<typeof sectionViewSchema> & SheetSectionProps;

/** What the firm is named after, cut through, and who it is. */
export function SectionView({
  lead,
  more,
  tolerances,
  button,
  drawing,
  ...sheet
}: SectionViewProps) {
  return (
    <Sheet {...sheet} drawn={styles.columns}>
      <div className={styles.words}>
        <p className={styles.lead}>{lead}</p>
        {more.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink href={button.href} variant="outline">
          {button.label}
        </ButtonLink>
      </div>
      <div className={styles.section}>
        <Drawing {...drawing} />
        <PartsKey parts={drawing.parts} className={styles.key} />
      </div>
      <ul className={styles.tolerances}>
        {tolerances.map((tolerance) => (
          <li key={tolerance}>{tolerance}</li>
        ))}
      </ul>
    </Sheet>
  );
}
