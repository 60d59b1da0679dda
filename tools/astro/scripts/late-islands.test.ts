// @vitest-environment happy-dom
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { takeIslandRuntime } from './late-islands.ts';

const seen = '<script>(()=>{Astro.seen=1;dispatchEvent(new Event("astro:seen"))})();\n</script>';
const element = '<script>(()=>{customElements.define("astro-island",class{})})();</script>';
const own = '<script>{let d=document}</script>';

/** An island as Astro prints it. */
const island = (directive: string, props = '') =>
  `<astro-island uid="a1"${props} component-url="/a.js" ssr client="${directive}"></astro-island>`;

/** What is left of it in the page. */
const asleep = (number: number) =>
  `<astro-island component-url="/a.js" ssr="${number}"></astro-island>`;

const page = (scripts: string, ...islands: string[]) =>
  `<html><body>${own}${scripts}${islands.join('')}</body></html>`;

test('a page whose islands sleep until the first move asks for their script in a template', () => {
  const { html, script } = takeIslandRuntime(
    page(seen + element, island('seen'), island('seen')),
    '/shop/_astro/',
  );
  expect(script?.name).toMatch(/^islands\.[\w-]{8}\.js$/);
  expect(script?.text).toContain('astro:seen');
  expect(script?.text).toContain('customElements.define');
  const template = `<template data-islands><script src="/shop/_astro/${script?.name}"></script></template>`;
  expect(html).toBe(page('', asleep(0), asleep(1)).replace('</body>', `${template}</body>`));
});

test('what islands are told comes with that script, before they are defined', () => {
  const props = ' props="{&quot;text&quot;:[0,&quot;a &lt; b > &#39;c&#39; &amp;amp;&quot;]}"';
  const others = ' component-export="Form" renderer-url="/client.js" opts="{}"';
  const { html, script } = takeIslandRuntime(
    page(seen + element, island('seen'), island('seen', `${props} prefix="r1"${others}`)),
    '/_astro/',
  );
  expect(html).toContain(asleep(1));
  const [first = '', ...rest] = script?.text.split('\n') ?? [];
  expect(rest.join()).toContain('customElements.define');
  // In another place than it stood at: what an island is told goes by its number.
  document.body.innerHTML = asleep(1) + asleep(0);
  runInNewContext(first, { document });
  const [told, other] = document.querySelectorAll('astro-island');
  expect(told?.getAttribute('props')).toBe(`{"text":[0,"a < b > 'c' &amp;"]}`);
  expect(told?.getAttribute('component-export')).toBe('Form');
  expect(told?.getAttribute('renderer-url')).toBe('/client.js');
  expect(told?.getAttribute('opts')).toBe('{}');
  expect(told?.getAttribute('prefix')).toBe('r1');
  expect(other?.getAttributeNames()).toEqual(['component-url', 'ssr', 'client']);
});

test('an island does not wait for its content, which stands there before that script comes', () => {
  const waiting = island('seen', ' await-children').replace('</', '<p>1</p><!--astro:end--></');
  const { html } = takeIslandRuntime(page(seen + element, waiting), '/_astro/');
  expect(html).toContain(asleep(0).replace('</', '<p>1</p></'));
});

test('a page without islands, or with one that does not wait, stays as it is', () => {
  const awake = page(seen + element, island('seen', ' props="{}"'), island('load', ' props="{}"'));
  for (const html of [page(''), awake])
    expect(takeIslandRuntime(html, '/_astro/')).toEqual({ html });
});

test('other scripts than Astro is known to write stop the build', () => {
  expect(() => takeIslandRuntime(page(element, island('seen')), '/_astro/')).toThrow(
    /1 were found/,
  );
});
