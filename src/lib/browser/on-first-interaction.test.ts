// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { onFirstInteraction } from './on-first-interaction';

const move = (x: number) => {
  const event = new PointerEvent('pointermove');
  Object.defineProperties(event, { movementX: { value: x }, movementY: { value: 0 } });
  dispatchEvent(event);
};

test('a pointer that rests over the page as it is laid out is no visitor, one that moves is', () => {
  const work = vi.fn();
  onFirstInteraction(work);
  move(0);
  expect(work).not.toHaveBeenCalled();
  move(3);
  move(3);
  expect(work).toHaveBeenCalledOnce();
});
