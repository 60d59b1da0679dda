import styles from './head.module.css';

/** A face from the back of the neck to the throat, with pursed lips; two more with other noses and chins. */
const FACES = [
  'M24 122C26 108 25 98 19 90C10 78 7 62 10 46C14 22 34 6 56 7C72 8 82 18 85 32C86 38 85 41 86 45L94 58C95 61 93 62 89 63C88 66 89 67 92 69C96 71 97 73 96 75C97 77 95 79 92 80C90 82 90 84 91 87C92 93 89 98 82 99C74 100 70 102 69 108C68 113 70 118 72 122Z',
  'M26 122C30 110 29 100 23 92C12 80 9 64 12 47C16 25 34 10 54 10C70 10 80 20 83 33C84 38 82 42 84 46L91 57C92 60 90 61 87 62C86 65 87 66 91 69C96 71 97 73 96 75C97 77 94 79 91 79C88 81 89 83 89 86C89 92 84 96 77 96C70 97 64 101 63 108C62 113 63 118 65 122Z',
] as const;

/** What they wear on their heads, each in its own shape: hair cut short and a beard, a bun, a woollen cap, curls. */
const HAIR = [
  'M9 50C10 22 32 3 57 4C71 5 82 13 86 26C76 27 66 27 58 31C57 40 52 47 46 47C44 53 44 60 40 66C38 76 44 86 52 90C62 96 72 92 78 88C82 92 90 90 92 86C94 98 88 108 76 108C56 108 38 100 30 88C14 82 8 66 9 50Z',
  'M10 48C12 22 34 7 54 7C68 7 78 14 82 24C72 30 60 30 52 38C48 46 50 56 44 64C38 68 34 76 30 86C16 78 9 64 10 48ZM14 34A15 15 0 1 1 18 12A15 15 0 0 1 14 34Z',
  'M6 46C6 18 30 0 56 1C76 2 88 16 88 32L8 50ZM5 46L90 28L91 39L7 58ZM56 2a7 7 0 1 1 4-6a7 7 0 0 1-4 6Z',
  'M26 96C10 96 0 84 4 72C-6 64-4 48 6 42C2 28 12 14 26 14C32 2 50-2 60 6C74 2 86 12 84 24C78 32 68 30 62 36C58 44 56 54 48 58C46 70 42 78 40 86C36 92 32 96 26 96Z',
] as const;

/** Somebody who blows a bubble to the right, through a ring; as a shape of two inks. */
export function Head({ index }: { index: number }) {
  return (
    <svg className={styles.head} viewBox="0 0 100 120" data-picture={index} aria-hidden="true">
      <path className={styles.face} d={FACES[index % FACES.length]} />
      <path className={styles.hair} d={HAIR[index]} />
    </svg>
  );
}
