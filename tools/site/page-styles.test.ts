import { expect, test } from 'vitest';
import { strayStyles } from './page-styles.ts';

const SERVICES = 'src/sections/services/services.module.css';
const ROWS = 'src/sections/services/looks/rows.module.css';
const DUNES = 'src/demos/paralax/looks/services.module.css';
const HERO = 'src/showcase/demo/splash-hero/splash-hero.module.css';
const MODULES = [SERVICES, ROWS, DUNES, HERO];

const page = (name: string, css: string, body: string) => ({
  name,
  html: `<style>@layer ui{.button_button{color:red}}</style><style>${css}</style><body>${body}`,
});

test('a page may carry what it wears', () => {
  const css =
    '.services_list{margin:0}.services-rows_look .a{margin:.5em}.paralax-services_look>b{margin:0}';
  const body = '<ul class="services_list services-rows_look"><li class="paralax-services_look">';
  expect(strayStyles(page('paralax', css, body), MODULES)).toEqual([]);
});

test('the splash page wears its own', () => {
  const splash = page('demo', '.demo-splash-hero_hero{margin:0}', '');
  expect(strayStyles(splash, MODULES)).toEqual([]);
});

test('a rule of another demo is named, even where the page wears its class', () => {
  const css = '@media(width>1px){.paralax-services_look{margin:0}}';
  const leak = page('business', css, '<p class="paralax-services_look">');
  expect(strayStyles(leak, MODULES)).toEqual([`${DUNES} is another demo’s`]);
});

test('a look that nothing wears is named; what only words and scripts mention does not count', () => {
  const words = '<p>class="services-rows_look"</p>'.replace('"s', '&quot;s');
  const script = '<script>x=\'<p class="services-rows_look">\'</script>';
  const leak = page('about', '.services-rows_look{margin:0}', words + script);
  expect(strayStyles(leak, MODULES)).toEqual([`${ROWS} is used by nothing`]);
});

test('a section may bring rules of parts that it does not show', () => {
  expect(strayStyles(page('about', '.services_more{margin:0}', ''), MODULES)).toEqual([]);
});
