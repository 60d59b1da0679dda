import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import type { z } from 'astro/zod';
import { content } from '../content';
import type { sceneFields } from './roll.schema';
import { SlateCells } from './SlateCells';
import styles from './scene.module.css';

type Fields = z.infer<z.ZodObject<typeof sceneFields>>;

interface SceneProps extends Fields, Omit<ComponentPropsWithoutRef<'section'>, 'id'> {
  /** What the frame is: exposed to black, clear, grey as leader, or flared to red as the end of a roll. */
  stock?: 'black' | 'clear' | 'grey' | 'red';
}

/**
 * A section as one frame of the roll. It begins with its slate, whose sticks clap as it comes into the
 * window; on the film's edge stands the foot at which it is.
 */
export function Scene({
  heading,
  text,
  slate,
  stock = 'black',
  className,
  children,
  ...rest
}: SceneProps) {
  const { form } = content;
  const headingId = useId();
  const { scene, take, feet } = slate;
  return (
    <section
      {...rest}
      className={clsx(styles.scene, styles[stock], className)}
      aria-labelledby={headingId}
      data-edge={`${form.stock} ▸ ${scene}A  ${feet.replace(/–.*/, '')} ${form.feet}`}
    >
      <header className={styles.slate} data-slot="heading">
        <div className={styles.sticks} aria-hidden="true">
          <span />
          <span />
        </div>
        <h2 id={headingId} className={styles.title}>
          {heading}
        </h2>
        <SlateCells
          className={styles.cells}
          cells={[
            [form.scene, scene],
            [form.take, take],
            [form.length, feet],
          ]}
        />
      </header>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
