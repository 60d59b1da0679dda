import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import type { flareOutSchema } from './flare-out.schema';
import styles from './flare-out.module.css';
import { Scene } from './roll/Scene';

type FlareOutProps = z.infer<typeof flareOutSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** What to do next, on the last frame of the roll: light has got in at its end. */
export function FlareOut({ say, button, className, ...scene }: FlareOutProps) {
  return (
    <Scene {...scene} stock="red" className={clsx(styles.flare, className)}>
      <p className={styles.say}>{say}</p>
      <ButtonLink href={button.href} className={styles.button}>
        {button.label}
      </ButtonLink>
    </Scene>
  );
}
