import { expect, test } from 'vitest';
import { openMapState, type MapState } from './map-state';

/** Returns the states that a map passed through. */
function statesAfter(...wanted: MapState[]): MapState[] {
  const states: MapState[] = ['initialised'];
  const move = openMapState((state) => states.push(state));
  for (const state of wanted) move(state);
  return states;
}

test('a map is loading before it succeeds or fails', () => {
  expect(statesAfter('success')).toEqual(['initialised']);
  expect(statesAfter('failure')).toEqual(['initialised']);
  expect(statesAfter('loading', 'success')).toEqual(['initialised', 'loading', 'success']);
});

test('a map that is loading is not loaded again, one that failed may be', () => {
  expect(statesAfter('loading', 'loading')).toEqual(['initialised', 'loading']);
  expect(statesAfter('loading', 'failure', 'loading', 'success').at(-1)).toBe('success');
});

test('a map may fail after it has come, and a success does not undo it', () => {
  expect(statesAfter('loading', 'success', 'failure')).toHaveLength(4);
  expect(statesAfter('loading', 'failure', 'success').at(-1)).toBe('failure');
});
