import type { z } from 'astro/zod';
import { useId } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import { Picture } from '~/ui/picture/Picture';
import { Crosshair } from '~/widgets/crosshair/Crosshair';
import { ZONE_COLUMNS, ZONE_ROWS } from '~/widgets/crosshair/zones';
import type { drawingSchema } from './drawing.schema';
import styles from './drawing.module.css';

/**
 * A page's first screen as a sheet on the drawing board: zones along its edges, one thing drawn,
 * the words where the drawing leaves room, and the title block in its corner.
 */
export function Drawing({
  id,
  heading,
  dimension,
  text,
  buttons,
  notes,
  picture,
  block,
}: z.infer<typeof drawingSchema>) {
  const headingId = useId();
  const notesId = useId();
  return (
    <section id={id} className={styles.drawing} aria-labelledby={headingId}>
      <div className={styles.sheet}>
        <Zones names={ZONE_COLUMNS} side="above" />
        <Zones names={ZONE_ROWS} side="start" />
        <Zones names={ZONE_ROWS} side="end" />
        <div className={styles.frame}>
          <div className={styles.statement}>
            <h1 id={headingId} className={styles.heading}>
              {heading}
            </h1>
            <p className={styles.dimension} aria-hidden="true">
              <span>{dimension}</span>
            </p>
          </div>
          <Picture {...picture} priority className={styles.picture} />
          <div className={styles.words}>
            <p className={styles.text}>{text}</p>
            <p className={styles.buttons}>
              {buttons.map(({ href, label }, index) => (
                <ButtonLink key={href} href={href} variant={index === 0 ? 'solid' : 'outline'}>
                  {label}
                </ButtonLink>
              ))}
            </p>
          </div>
          <section className={styles.notes} aria-labelledby={notesId}>
            <h2 id={notesId} className={styles.notesTitle}>
              {notes.title}
            </h2>
            <ol>
              {notes.lines.map((line) => (
                <li key={line} className={styles.note}>
                  {line}
                </li>
              ))}
            </ol>
          </section>
          <dl className={styles.block}>
            {block.map(({ label, value }) => (
              <div key={label} className={styles.cell}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
          <Crosshair />
        </div>
      </div>
    </section>
  );
}

interface ZonesProps {
  names: readonly string[];
  side: 'above' | 'start' | 'end';
}

/** The fields along one edge of the sheet. */
function Zones({ names, side }: ZonesProps) {
  return (
    <ol className={styles.zones} data-side={side} aria-hidden="true">
      {names.map((name) => (
        <li key={name} className={styles.zone}>
          {name}
        </li>
      ))}
    </ol>
  );
}
