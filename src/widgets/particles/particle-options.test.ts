import { expect, it } from 'vitest';
import { particleOptions } from './particle-options';

it('tells the engine the specification’s numbers', () => {
  expect(particleOptions({ dots: '#111111', links: '#222222' })).toMatchObject({
    fpsLimit: 100,
    particles: {
      number: { value: 80, density: { enable: true, width: 2000, height: 1000 } },
      links: { enable: true, distance: 150, opacity: 0.5, color: '#222222' },
      move: { enable: true, speed: 6 },
      opacity: { value: 0.5 },
      size: { value: { max: 5 } },
    },
    interactivity: {
      events: { onClick: { mode: 'push' }, onHover: { mode: 'repulse' } },
      modes: { push: { quantity: 4 } },
    },
  });
});
