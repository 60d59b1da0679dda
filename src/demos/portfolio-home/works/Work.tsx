import { clsx } from 'clsx';
import { numberOf } from '~/lib/words/formats';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { coverName } from '~/lib/works/cover-name';
import type { WorkContent } from './hang.schema';
import styles from './work.module.css';
import { byLanguage, language } from '~/lib/languages/language';

type WorkProps = WorkContent & {
  /** Whether it stands in the first screen. */
  isFirst?: boolean;
  /** The title's element: a heading below the section's own, or none. */
  as?: 'h3' | 'p';
  className?: string | undefined;
};

const centimetres = byLanguage(
  () => new Intl.NumberFormat(language(), { style: 'unit', unit: 'centimeter' }),
);

/** Tenths of a metre, the unit of what stands on the wall: `em` of `--dm` letters. */
export const decimetres = (cm: number) => `${cm / 10}em`;

/** A print in its frame, drawn at the wall's scale, and the label beside it. */
export function Work({ isFirst = false, as: Title = 'h3', className, ...work }: WorkProps) {
  const { id, href, title, mark, year, medium, cm, frame, sold, impression } = work;
  const [width, height] = cm;
  return (
    <figure className={clsx(styles.work, className)} data-frame={frame}>
      <div className={styles.frame}>
        <div className={styles.sheet}>
          {/* Its size in decimetres; the policy allows no style of its own. */}
          <svg
            className={styles.size}
            viewBox={`0 0 ${width} ${height}`}
            width={decimetres(width)}
            height={decimetres(height)}
            aria-hidden="true"
          />
          <img
            className={styles.print}
            src={impression.src}
            alt={impression.alt}
            width={Math.ceil(width)}
            height={Math.ceil(height)}
            {...coverName(id)}
            {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          />
        </div>
      </div>
      <figcaption className={styles.label}>
        <Title className={styles.title}>
          <CoverLink href={href} ring="words" className={styles.link}>
            <InLanguage mark={mark}>{title}</InLanguage>
          </CoverLink>
        </Title>
        <p>
          {year}. {medium}
        </p>
        <p className={styles.measure} data-sold={sold || undefined}>
          {`${numberOf(width)} × ${centimetres().format(height)}`}
        </p>
      </figcaption>
    </figure>
  );
}
