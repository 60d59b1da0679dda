import { expect, test } from 'vitest';
import { partsModule, SHELL_PLACES } from './shell-parts.ts';

test('a place of the shell to which nothing is added is an empty list', async () => {
  expect(await exportOf(partsModule([]))).toEqual([]);
  for (const place of SHELL_PLACES) expect(place).toMatch(/^[a-z]+$/);
});

test('parts stand in the order in which integrations add them', async () => {
  const file = (name: string) => `data:text/javascript,export default '${name}'`;
  expect(await exportOf(partsModule([file('banner'), file('bar')]))).toEqual(['banner', 'bar']);
});

/** Evaluates a module's text and returns its default export. */
async function exportOf(text: string): Promise<unknown> {
  const url = `data:text/javascript,${encodeURIComponent(text)}`;
  return ((await import(/* @vite-ignore */ url)) as { default: unknown }).default;
}
