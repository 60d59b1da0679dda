import { IconArrowUpRight } from '@tabler/icons-react';
import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band } from '~/ui/band/Band';
import { ButtonLink } from '~/ui/button/Button';
import { cutAt, Paper } from '~/ui/paper/Paper';
import { Picture } from '~/ui/picture/Picture';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { ParallaxPicture } from '~/widgets/parallax/ParallaxPicture';
import type { worksGridSchema } from './works-grid.schema';
import styles from './works-grid.module.css';

/** How wide a picture stands where three stand side by side; the schema says it for two. */
const EVEN_SIZES = '(width < 40rem) 92vw, (width < 64rem) 45vw, (width < 84rem) 30vw, 27rem';

/** A panorama is taller than its frame by its drift, so it is wider than the window. */
const PANORAMA_SIZES = '(width < 40rem) 160vw, 110vw';

/** How far each panorama drifts, in pixels: a little more than the one before. */
const DRIFTS = [500, 600, 700] as const;

/** Works side by side; each is a link to how it was made. */
export function WorksGrid({
  id,
  heading,
  text,
  variant,
  tone,
  caseStudy,
  works,
  more,
}: z.infer<typeof worksGridSchema>) {
  const headingId = useId();
  return (
    <Band
      id={id}
      tone={tone}
      aria-labelledby={headingId}
      className={styles.band}
      data-variant={variant}
    >
      <SectionHeading id={headingId} heading={heading} {...(text && { text })} />
      <ul className={styles.works} data-variant={variant}>
        {works.map(({ id: key, title, category, picture }, index) => (
          <li key={key} className={styles.work}>
            {variant === 'collage' && <Paper cut={cutAt(index)} className={styles.pile} />}
            {variant === 'panoramas' ? (
              <ParallaxPicture
                picture={{ ...picture, sizes: PANORAMA_SIZES }}
                strength={DRIFTS[index % DRIFTS.length]}
                className={styles.picture}
              />
            ) : (
              <Picture
                {...picture}
                {...(variant === 'even' && { sizes: EVEN_SIZES })}
                className={styles.picture}
              />
            )}
            <div className={styles.words}>
              {variant === 'collage' && <Paper cut={cutAt(index + 1)} />}
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.category}>{category}</p>
              </div>
              <a className={styles.link} href={caseStudy.href}>
                {caseStudy.label}
                <span className="visually-hidden">: {title}</span>
                <IconArrowUpRight size={18} stroke={1.5} aria-hidden="true" />
              </a>
            </div>
          </li>
        ))}
      </ul>
      {more && (
        <p className={styles.more}>
          <ButtonLink variant="outline" href={more.href}>
            {more.label}
          </ButtonLink>
        </p>
      )}
    </Band>
  );
}
