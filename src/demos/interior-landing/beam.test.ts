import { expect, test } from 'vitest';
import { stepOf } from './beam.ts';
import { BEAM_STEPS } from './constants.ts';

test('the sun goes from one end of the beam to the other', () => {
  expect(['07:00', '09:30', '12:00'].map(stepOf)).toEqual([0, BEAM_STEPS / 2, BEAM_STEPS]);
});

test('before and after the morning it waits at an end', () => {
  expect(['05:10', '18:00'].map(stepOf)).toEqual([0, BEAM_STEPS]);
});
