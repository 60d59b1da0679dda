import type { z } from 'astro/zod';
import { BackgroundFilmPause } from '~/widgets/background-film/BackgroundFilm';
import type { filmHeroSchema } from './film-hero.schema';
import styles from './film-slate.module.css';
import { SlateCells } from './roll/SlateCells';
import { content } from './content';

/** The day's slate along a frame's foot; the film is stopped from it. */
export function FilmSlate({
  roll,
  scene,
  take,
  date,
  feet,
}: z.infer<typeof filmHeroSchema>['slate']) {
  const { form } = content;
  return (
    <div className={styles.slate}>
      <SlateCells
        className={styles.cells}
        cells={[
          [form.roll, roll],
          [form.scene, scene],
          [form.take, take],
          [form.date, date],
          [form.length, feet],
        ]}
      />
      <BackgroundFilmPause className={styles.pause} />
    </div>
  );
}
