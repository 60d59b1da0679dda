import { useId, type ComponentPropsWithoutRef } from 'react';
import { Section } from '~/ui/section/Section';
import { SectionHeading, type SectionHeadingWords } from './SectionHeading';

type HeadedSectionProps = ComponentPropsWithoutRef<typeof Section> & SectionHeadingWords;

/** A section that begins with its heading and is labelled by it. */
export function HeadedSection({
  label,
  heading,
  text,
  more,
  children,
  ...rest
}: HeadedSectionProps) {
  const headingId = useId();
  const words = { label, heading, text, more };
  return (
    <Section {...rest} aria-labelledby={headingId}>
      <SectionHeading id={headingId} {...words} />
      {children}
    </Section>
  );
}
