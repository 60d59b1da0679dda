// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { elementsOf, readLivePage, sectionOf } from './live-page.ts';
import { fieldOf } from './pressed.ts';

const FILE = 'page.yaml';

function read(html: string, value: unknown) {
  const body = document.createElement('body');
  body.innerHTML = html;
  return { body, page: readLivePage(body, { file: FILE, value }, []) };
}

const HTML =
  '<!--studio:0:hero--><section><h1>Hello <em>you</em></h1><img src="/@fs/a/hero.webp" alt="A hill"></section><!--/studio-->';
const VALUE = { hero: { title: 'Hello *you*', picture: { file: 'a/hero.webp', alt: 'A hill' } } };

describe('a page in the frame', () => {
  it('shows what is typed, letter after letter', () => {
    const { body, page } = read(HTML, VALUE);
    const say = (title: string) =>
      page.update({ file: FILE, value: { hero: { ...VALUE.hero, title } } });
    expect(say('Hello *you*!')).toBe(true);
    expect(say('Hello *you*! So')).toBe(true);
    expect(body.querySelector('h1')?.innerHTML).toBe('Hello <em>you! So</em>');
  });

  it('shows the spoken text of a picture, and says that another picture is not seen yet', () => {
    const { body, page } = read(HTML, VALUE);
    const say = (picture: unknown) =>
      page.update({ file: FILE, value: { hero: { ...VALUE.hero, picture } } });
    expect(say({ file: 'a/hero.webp', alt: 'A valley' })).toBe(true);
    expect(body.querySelector('img')?.alt).toBe('A valley');
    expect(say({ file: 'a/other.webp', alt: 'A valley' })).toBe(false);
  });

  it('has an island that waits render the words that were typed meanwhile from scratch', () => {
    const html = `${HTML.replace('<h1>', '<astro-island ssr client="seen"><h1>').replace('</h1>', '</h1></astro-island>')}<astro-island ssr client="seen"><p>Other</p></astro-island>`;
    const { body, page } = read(html, VALUE);
    expect(page.update({ file: FILE, value: { hero: { ...VALUE.hero, title: 'Hi' } } })).toBe(true);
    const islands = [...body.querySelectorAll('astro-island')];
    expect(islands.map((one) => one.getAttribute('client'))).toEqual(['only', 'seen']);
  });

  it('says nothing where nothing has changed, and that an entry more is not seen yet', () => {
    const { page } = read(HTML, VALUE);
    expect(page.update({ file: FILE, value: structuredClone(VALUE) })).toBeUndefined();
    expect(page.update({ file: FILE, value: { ...VALUE, more: ['One'] } })).toBe(false);
  });

  it('finds what shows a field, and the section of one that it does not show', () => {
    const { body, page } = read(HTML, VALUE);
    const shown = (...path: string[]) => elementsOf(page, { file: FILE, path })[0];
    expect(shown('hero', 'title')).toBe(body.querySelector('h1'));
    expect(shown('hero', 'picture')).toBe(body.querySelector('img'));
    expect(shown('hero', 'unseen')).toBeUndefined();
    expect(sectionOf(page, { file: FILE, path: ['hero', 'unseen'] })).toEqual([
      body.querySelector('section'),
    ]);
  });

  it('opens the field of what the keyboard presses', () => {
    const { body, page } = read(HTML, VALUE);
    const em = body.querySelector('em');
    expect(em && fieldOf(page, em, FILE)?.field).toEqual({ file: FILE, path: ['hero', 'title'] });
  });
});
