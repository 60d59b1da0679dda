import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { Carousel, type CarouselProps } from './Carousel';

type CarouselSectionProps = ComponentPropsWithoutRef<typeof HeadedSection> &
  Pick<
    CarouselProps,
    'words' | 'preset' | 'settings' | 'autoplay' | 'names' | 'thumbnails' | 'children'
  > & {
    /** Class of the carousel; `className` is the section's. */
    carouselClassName?: string | undefined;
  };

/** A section with a carousel; the section's heading also names the carousel. */
export function CarouselSection({
  words,
  preset,
  settings,
  autoplay,
  names,
  thumbnails,
  carouselClassName,
  children,
  ...section
}: CarouselSectionProps) {
  const carousel = { words, preset, settings, autoplay, names, thumbnails };
  return (
    <HeadedSection {...section}>
      <Carousel {...carousel} label={section.heading} className={carouselClassName}>
        {children}
      </Carousel>
    </HeadedSection>
  );
}
