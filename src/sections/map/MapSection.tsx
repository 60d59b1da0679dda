import type { z } from 'astro/zod';
import { useId } from 'react';
import type { MapSettings } from '~/lib/map/settings';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { MapView } from '~/widgets/map/MapView';
import type { mapSectionSchema } from './map-section.schema';
import styles from './map-section.module.css';

type MapSectionProps = z.infer<typeof mapSectionSchema> & {
  /** The site's place and key: `mapSettings`. */
  settings: MapSettings;
};

/** A place on a map, with or without a heading, or the same place in two looks. */
export function MapSection({ id, heading, text, layout, maps, settings }: MapSectionProps) {
  const headingId = useId();
  const name = heading ? { 'aria-labelledby': headingId } : { 'aria-label': settings.label };
  return (
    <section id={id} className={styles.section} data-layout={layout} {...name}>
      {heading && (
        <div className={styles.head}>
          <SectionHeading id={headingId} heading={heading} {...(text && { text })} />
        </div>
      )}
      <div className={styles.maps}>
        {maps.map(({ look, height, place, label, caption }, index) => (
          <figure key={index} className={styles.figure}>
            <div className={styles.frame}>
              <MapView
                {...settings}
                {...(place && { place })}
                {...(label && { label })}
                look={look}
                height={height}
              />
            </div>
            {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
          </figure>
        ))}
      </div>
    </section>
  );
}
