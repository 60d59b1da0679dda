import { describe, expect, it } from 'vitest';
import { nextTurn, swipeStep, type Turn } from './turns';

const COUNT = 3;
const playing: Turn = { selected: 0, way: 1, playing: true, visited: false };

describe('nextTurn', () => {
  it('goes round both ways', () => {
    const last = { ...playing, selected: 2 };
    expect(nextTurn(last, { type: 'pass' }, COUNT).selected).toBe(0);
    expect(nextTurn(last, { type: 'step', by: 1 }, COUNT).selected).toBe(0);
    expect(nextTurn(playing, { type: 'step', by: -1 }, COUNT)).toMatchObject({
      selected: 2,
      way: -1,
    });
  });

  it('plays on, in silence, when it has moved by itself', () => {
    expect(nextTurn(playing, { type: 'pass' }, COUNT)).toEqual({ ...playing, selected: 1 });
  });

  it.each([
    { type: 'step', by: 1 },
    { type: 'pick', index: 1 },
  ] as const)('stops at a move of the visitor’s, which is spoken: $type', (event) => {
    expect(nextTurn(playing, event, COUNT)).toEqual({
      selected: 1,
      way: 1,
      playing: false,
      visited: true,
    });
  });

  it('comes from the side where the picked slide stands', () => {
    const last = { ...playing, selected: 2 };
    expect(nextTurn(last, { type: 'pick', index: 0 }, COUNT).way).toBe(-1);
  });

  it('takes no notice when the shown slide is picked', () => {
    expect(nextTurn(playing, { type: 'pick', index: 0 }, COUNT)).toBe(playing);
  });

  it('has nothing more to say once it plays again', () => {
    const moved = nextTurn(playing, { type: 'step', by: 1 }, COUNT);
    const resumed = nextTurn(moved, { type: 'toggle' }, COUNT);
    expect(resumed).toMatchObject({ selected: 1, playing: true, visited: false });
    expect(nextTurn(resumed, { type: 'toggle' }, COUNT).playing).toBe(false);
  });
});

describe('swipeStep', () => {
  it('follows the finger: towards the start of the line comes the next', () => {
    expect(swipeStep(-60, 10)).toBe(1);
    expect(swipeStep(60, -10)).toBe(-1);
  });

  it('leaves taps and scrolling alone', () => {
    expect(swipeStep(-39, 0)).toBeUndefined();
    expect(swipeStep(-60, 80)).toBeUndefined();
  });
});
