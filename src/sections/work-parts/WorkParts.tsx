import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { words } from '~/lib/words/words';
import { Section } from '~/ui/section/Section';
import { Audio } from './Audio';
import { Compare } from './Compare';
import { Credits } from './Credits';
import { Download } from './Download';
import { Embed } from './Embed';
import { Figures } from './Figures';
import { FilmPart } from './FilmPart';
import { Pictures } from './Pictures';
import { Quote } from './Quote';
import { Story } from './Story';
import type { WorkPart } from './work-parts.schema';
import styles from './work-parts.module.css';

interface WorkPartsProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  parts: readonly WorkPart[];
  /** Whether the first of them stands in the first view: its still is fetched first. */
  priority?: boolean;
}

/** Slots that looks can style. */
const slot = slots<'part'>();

/** A work, told by its parts in their order. `data-part` names the kind of each. */
export function WorkParts({ parts, priority = false, className, ...rest }: WorkPartsProps) {
  if (parts.length === 0) return null;
  return (
    <Section aria-label={words.work.label} {...rest} className={clsx(styles.section, className)}>
      {parts.map((part, index) => (
        <div key={index} className={styles.part} data-slot={slot('part')} data-part={part.kind}>
          <Part {...part} index={index} priority={priority && index === 0} />
        </div>
      ))}
    </Section>
  );
}

/** One part; `index` tells galleries of one page apart. */
function Part({ index, priority, ...part }: WorkPart & { index: number; priority: boolean }) {
  const gallery = `part-${index + 1}`;
  switch (part.kind) {
    case 'text':
      return <Story blocks={part.value} />;
    case 'picture':
      return <Pictures as="single" of={[part.value]} gallery={gallery} />;
    case 'pictures':
      return <Pictures {...part.value} gallery={gallery} />;
    case 'film':
      return <FilmPart {...part.value} priority={priority} />;
    case 'audio':
      return <Audio {...part.value} />;
    case 'quote':
      return <Quote {...part.value} />;
    case 'figures':
      return <Figures figures={part.value} />;
    case 'compare':
      return <Compare {...part.value} />;
    case 'credits':
      return <Credits credits={part.value} />;
    case 'embed':
      return <Embed {...part.value} />;
    case 'download':
      return <Download {...part.value} />;
  }
}
