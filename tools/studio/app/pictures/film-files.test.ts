import { expect, test } from 'vitest';
import { filmPair } from './film-files.ts';

const file = (name: string) => new File(['x'], name);
const namesOf = (files: readonly File[]) => files.map(({ name }) => name);

test('a silent film is there once both kinds are chosen, whichever comes first', () => {
  const [mp4, webm] = [file('Walk.MP4'), file('walk.webm')];
  expect(filmPair([webm])).toEqual({ files: [webm], missing: '.mp4' });
  expect(filmPair([mp4])).toEqual({ files: [mp4], missing: '.webm' });
  expect(filmPair([webm, mp4])).toEqual({ files: [mp4, webm] });
});

test('the newest of a kind counts', () => {
  expect(namesOf(filmPair([file('a.mp4'), file('b.mp4')]).files)).toEqual(['b.mp4']);
});

test('what is no film goes on, to be refused in words', () => {
  expect(namesOf(filmPair([file('a.mp4'), file('b.mov')]).files)).toEqual(['b.mov']);
  expect(filmPair([file('b.mov')]).missing).toBeUndefined();
});
