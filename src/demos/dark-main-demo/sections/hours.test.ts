import { describe, expect, it } from 'vitest';
import { shareOfNight } from './hours';

const HOURS = ['22', '23', '00', '01'];

describe('shareOfNight', () => {
  it('counts on after midnight', () => {
    expect(shareOfNight('22:00', HOURS)).toBe(0);
    expect(shareOfNight('23:30', HOURS)).toBe(0.375);
    expect(shareOfNight('00:30', HOURS)).toBe(0.625);
  });

  it('names a time that is not on the scale', () => {
    expect(() => shareOfNight('02:15', HOURS)).toThrow('02:15 is not between 22 and 01 o’clock');
  });
});
