import type { z } from 'astro/zod';
import { ButtonLink } from '~/ui/button/Button';
import type { flareOutSchema } from './flare-out.schema';
import styles from './flare-out.module.css';
import { Scene } from './roll/Scene';

/** What to do next, on the last frame of the roll: light has got in at its end. */
export function FlareOut({ say, button, ...scene }: z.infer<typeof flareOutSchema>) {
  return (
    <Scene {...scene} stock="red" className={styles.flare}>
      <p className={styles.say}>{say}</p>
      <ButtonLink href={button.href} className={styles.button}>
        {button.label}
      </ButtonLink>
    </Scene>
  );
}
