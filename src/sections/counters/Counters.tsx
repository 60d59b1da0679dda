import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band } from '~/ui/band/Band';
import { Paper } from '~/ui/paper/Paper';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { CountUp } from '~/widgets/count-up/CountUp';
import { ParallaxPicture } from '~/widgets/parallax/ParallaxPicture';
import { Particles } from '~/widgets/particles/Particles';
import type { countersSchema } from './counters.schema';
import styles from './counters.module.css';

type CountersProps = z.infer<typeof countersSchema>;

const tones = { 'over-picture': 'plain', 'over-particles': 'inverse' } as const;

/** Numbers that count up when they are seen. */
export function Counters(props: CountersProps) {
  const { id, variant, heading, text, counters } = props;
  const headingId = useId();
  const isOver = variant === 'over-picture' || variant === 'over-particles';
  return (
    <Band
      id={id}
      className={styles.counters}
      tone={isOver ? tones[variant] : props.tone}
      data-variant={variant}
      aria-labelledby={headingId}
    >
      {variant === 'over-picture' && (
        <ParallaxPicture
          className={styles.picture}
          picture={props.picture}
          strength={props.strength}
        />
      )}
      {variant === 'over-particles' && <Particles />}
      <SectionHeading
        id={headingId}
        heading={heading}
        {...(text !== undefined && { text })}
        layout={variant === 'row' || variant === 'pills' ? 'beside' : 'below'}
      />
      <ul className={styles.figures}>
        {counters.map(({ value, title }) => (
          <li key={title} className={styles.figure}>
            {variant === 'blooms' && <Paper cut="bloom" />}
            <CountUp className={styles.number} value={value} />
            <span className={styles.title}>{title}</span>
          </li>
        ))}
      </ul>
    </Band>
  );
}
