import { expect, test } from 'vitest';
import { takeIslandRuntime } from './late-islands.ts';

const seen = '<script>(()=>{Astro.seen=1;dispatchEvent(new Event("astro:seen"))})();\n</script>';
const element = '<script>(()=>{customElements.define("astro-island",class{})})();</script>';
const own = '<script>{let d=document}</script>';

const page = (scripts: string, ...directives: string[]) =>
  `<html><body>${own}${scripts}${directives
    .map((name) => `<astro-island props="{&quot;a>b&quot;}" client="${name}"></astro-island>`)
    .join('')}</body></html>`;

test('a page whose islands sleep until the first move asks for their script in a template', () => {
  const { html, script } = takeIslandRuntime(page(seen + element, 'seen', 'seen'), '/shop/_astro/');
  expect(script?.name).toMatch(/^islands\.[\w-]{8}\.js$/);
  expect(script?.text).toContain('astro:seen');
  expect(script?.text).toContain('customElements.define');
  const template = `<template data-islands><script src="/shop/_astro/${script?.name}"></script></template>`;
  expect(html).toBe(page('', 'seen', 'seen').replace('</body>', `${template}</body>`));
});

test('a page without islands, or with one that does not wait, stays as it is', () => {
  for (const html of [page(''), page(seen + element, 'seen', 'load')])
    expect(takeIslandRuntime(html, '/_astro/')).toEqual({ html });
});

test('other scripts than Astro is known to write stop the build', () => {
  expect(() => takeIslandRuntime(page(element, 'seen'), '/_astro/')).toThrow(/1 were found/);
});
