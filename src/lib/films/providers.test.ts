import { expect, test } from 'vitest';
import { providers, youtubeFrame } from './providers';

test.each([
  ['youtube', 'dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['vimeo', '76979871', 'https://player.vimeo.com/video/76979871'],
  ['vimeo', '76979871/8272103f6e', 'https://player.vimeo.com/video/76979871'],
  [
    'peertube',
    'https://tube.example/w/kkGMgK9ZtnKfYAgnEtQxbv',
    'https://tube.example/videos/embed/kkGMgK9ZtnKfYAgnEtQxbv',
  ],
  [
    'peertube',
    'https://tube.example/videos/watch/9c9de5e8-0a1e-484a-b099-e80766180a6d',
    'https://tube.example/videos/embed/9c9de5e8-0a1e-484a-b099-e80766180a6d',
  ],
] as const)('a film on %s, %s, is framed at its own place', (name, id, frame) => {
  expect(providers[name].id.test(id)).toBe(true);
  expect(providers[name].frameOf(id).frame.split('?')[0]).toBe(frame);
});

test.each([
  ['youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['youtube', 'dQw4w9WgXc'],
  ['vimeo', 'vimeo.com/76979871'],
  ['vimeo', '76979871?h=1'],
  ['peertube', 'http://tube.example/w/kkGMgK9ZtnKfYAgnEtQxbv'],
  ['peertube', 'https://tube.example/w/short'],
] as const)('%s has no film %s', (name, id) => {
  expect(providers[name].id.test(id)).toBe(false);
});

test('a film that is not listed on Vimeo carries its key', () => {
  expect(providers.vimeo.frameOf('76979871/8272103f6e').frame).toContain('h=8272103f6e');
});

test('another host may show YouTube’s films', () => {
  expect(youtubeFrame('dQw4w9WgXcQ', 'https://films.example/').frame).toMatch(
    /^https:\/\/films\.example\/embed\/dQw4w9WgXcQ\?/,
  );
});
