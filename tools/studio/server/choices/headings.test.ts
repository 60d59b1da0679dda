import { expect, test } from 'vitest';
import { headingsIn } from './headings.ts';

test('the places of a text are its headings, with the ids that its page gives them', async () => {
  const text = `---
title: A # text
---

Words[^1].

## Größe *zählt*

### Content

## Own {#mine}

[^1]: A note.
`;
  expect(await headingsIn(text)).toEqual([
    { id: 'größe-zählt', title: 'Größe zählt' },
    { id: 'content-1', title: 'Content' },
    { id: 'mine', title: 'Own' },
  ]);
});

test('a text that cannot be printed has none', async () => {
  expect(await headingsIn('## A {#a}\n\n## B {#a}\n')).toEqual([]);
});
