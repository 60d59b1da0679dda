import { expect, test } from 'vitest';
import { openMapState, type MapState } from './map-state';

/** Returns the states that a map passed through. */
function walk(...wanted: MapState[]): MapState[] {
  const told: MapState[] = ['initialised'];
  const move = openMapState((state) => told.push(state));
  for (const state of wanted) move(state);
  return told;
}

test('a map is loading before it succeeds or fails', () => {
  expect(walk('success')).toEqual(['initialised']);
  expect(walk('failure')).toEqual(['initialised']);
  expect(walk('loading', 'success')).toEqual(['initialised', 'loading', 'success']);
});

test('a map that is loading is not loaded again, one that failed may be', () => {
  expect(walk('loading', 'loading')).toEqual(['initialised', 'loading']);
  expect(walk('loading', 'failure', 'loading', 'success').at(-1)).toBe('success');
});

test('a map may fail after it has come, and a success does not undo it', () => {
  expect(walk('loading', 'success', 'failure')).toHaveLength(4);
  expect(walk('loading', 'failure', 'success').at(-1)).toBe('failure');
});
