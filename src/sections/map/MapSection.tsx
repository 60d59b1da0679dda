import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef } from 'react';
import type { MapSettings } from '~/lib/map/settings';
import { slots } from '~/lib/slots';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { MapView } from '~/widgets/map/MapView';
import type { mapSectionSchema } from './map-section.schema';
import styles from './map-section.module.css';

type MapSectionProps = z.infer<typeof mapSectionSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'> & {
    /** The site's location, address and API key: `mapSettings`. */
    settings: MapSettings;
    /**
     * Shows a single button that loads the live map, without a link to an external map beside it.
     */
    oneButton?: boolean;
  };

/** Slots that looks can style. */
const slot = slots<'list' | 'item' | 'frame' | 'text'>();

/** One or two maps within the page's margins, with an optional heading. */
export function MapSection({
  heading,
  text,
  maps,
  settings,
  oneButton,
  className,
  ...rest
}: MapSectionProps) {
  const headingId = useId();
  const name = heading ? { 'aria-labelledby': headingId } : { 'aria-label': settings.label };
  return (
    <section {...rest} className={clsx(styles.section, className)} {...name}>
      {heading && (
        <div className={styles.head}>
          <SectionHeading id={headingId} heading={heading} text={text} />
        </div>
      )}
      <div className={styles.maps} data-slot={slot('list')}>
        {maps.map(({ look, height, place, label, caption }, index) => (
          <figure key={index} className={styles.figure} data-slot={slot('item')}>
            <div className={styles.frame} data-slot={slot('frame')}>
              <MapView
                {...settings}
                {...(place && { place })}
                {...(label && { label })}
                look={look}
                height={height}
                oneButton={oneButton}
              />
            </div>
            {caption && (
              <figcaption className={styles.caption} data-slot={slot('text')}>
                {caption}
              </figcaption>
            )}
          </figure>
        ))}
      </div>
    </section>
  );
}
