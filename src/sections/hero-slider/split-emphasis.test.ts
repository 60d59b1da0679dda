import { expect, it } from 'vitest';
import { splitEmphasis } from './split-emphasis';

it('splits a title at its emphasised words', () => {
  expect(splitEmphasis('No place is too far.', 'too far')).toEqual([
    'No place is ',
    'too far',
    '.',
  ]);
});

it('keeps what follows a second occurrence', () => {
  expect(splitEmphasis('Less noise, less work.', 'less')).toEqual([
    'Less noise, ',
    'less',
    ' work.',
  ]);
  expect(splitEmphasis('one by one by one', 'one')).toEqual(['', 'one', ' by one by one']);
});

it('leaves a title alone that emphasises nothing', () => {
  expect(splitEmphasis('Marketing')).toEqual(['Marketing', '', '']);
});
