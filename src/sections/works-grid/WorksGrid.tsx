import { IconArrowUpRight } from '@tabler/icons-react';
import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band } from '~/ui/band/Band';
import { ButtonLink } from '~/ui/button/Button';
import { cutAt, Paper } from '~/ui/paper/Paper';
import { Picture } from '~/ui/picture/Picture';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import type { worksGridSchema } from './works-grid.schema';
import styles from './works-grid.module.css';

/** How wide a picture stands where three stand side by side; the schema says it for two. */
const EVEN_SIZES = '(width < 40rem) 92vw, (width < 64rem) 45vw, (width < 84rem) 30vw, 27rem';

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
    <Band id={id} tone={tone} aria-labelledby={headingId}>
      <SectionHeading id={headingId} heading={heading} {...(text && { text })} />
      <ul className={styles.works} data-variant={variant}>
        {works.map(({ id: key, title, category, picture }, index) => (
          <li key={key} className={styles.work}>
            {variant === 'collage' && <Paper cut={cutAt(index)} className={styles.pile} />}
            <Picture
              {...picture}
              {...(variant === 'even' && { sizes: EVEN_SIZES })}
              className={styles.picture}
            />
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
