import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import type { kitchenSchema } from './house.schema';
import light from './kitchen-light.module.css';
import styles from './kitchen.module.css';
import wall from './wall.module.css';

type KitchenProps = z.infer<typeof kitchenSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/**
 * A kitchen wall. The reader says which way it faces, and the sun falls on it as it would: on the wall,
 * and bent along the floor. Choices are native, and the style sheet answers them.
 */
export function Kitchen({ heading, text, button, sides, className, ...rest }: KitchenProps) {
  const id = useId();
  return (
    <section {...rest} className={clsx(wall.wall, styles.kitchen, className)} aria-labelledby={id}>
      <div className={light.light} aria-hidden="true">
        <span className={light.onWall} />
        <span className={light.onFloor} />
      </div>
      <div className={styles.words}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        <fieldset className={styles.sides}>
          <legend className="visually-hidden">{heading}</legend>
          {sides.map(({ side, name }, index) => (
            <label key={side} className={styles.side}>
              <input type="radio" name="kitchen-side" value={side} defaultChecked={index === 0} />
              {name}
            </label>
          ))}
        </fieldset>
        <div className={styles.answers} aria-live="polite">
          {sides.map(({ side, answer }) => (
            <p key={side} data-side={side}>
              {answer}
            </p>
          ))}
        </div>
        <div className={styles.write}>
          <p>{text}</p>
          <ButtonLink href={button.href}>{button.label}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
