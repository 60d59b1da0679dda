// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { replaceText } from './live-text.ts';

/** What an element shows once a field that said `before` says `after`; undefined where it shows it not. */
function shown(html: string, before: string, after: string): string | undefined {
  const element = document.createElement('div');
  element.innerHTML = html;
  return replaceText(element, before, after) ? element.innerHTML : undefined;
}

describe('what is typed, in the page before it is saved', () => {
  it.each([
    ['a letter more', 'Hello wrld', 'Hello world'],
    ['a space at the end', 'Hello', 'Hello '],
    ['a word behind it', 'Hello ', 'Hello w'],
    ['a word less', 'a big dog', 'a dog'],
    ['a word less at the end', 'a big dog', 'a big'],
    ['a word in front', 'dog', 'a dog'],
    ['another text', 'Hello', 'Good morning'],
    ['nothing', 'Hello', ''],
    ['another script', 'Hello', 'سلام'],
  ])('shows %s', (_, before, after) => {
    expect(shown(before, before, after)).toBe(after);
  });

  it('shows words again where all of them were taken away', () => {
    const element = document.createElement('p');
    element.innerHTML = '<b>Hello</b>';
    expect(replaceText(element, 'Hello', '')).toBe(true);
    expect(replaceText(element, '', 'Good')).toBe(true);
    expect(element.innerHTML).toBe('<b>Good</b>');
  });

  it('leaves words marked up, and what stands around them', () => {
    const html = '<p>A <em>very</em> good day</p>';
    expect(shown(html, 'A *very* good day', 'A *very* bad day')).toBe(
      '<p>A <em>very</em> bad day</p>',
    );
    expect(shown('<i>©</i> Oriel, Cork', 'Oriel', 'Orion')).toBe('<i>©</i> Orion, Cork');
    expect(shown('<b>Move</b><b>in,</b><b>now</b>', 'Move in, now', 'Move out, now')).toBe(
      '<b>Move</b><b>out,</b><b>now</b>',
    );
  });

  it('replaces words across elements', () => {
    expect(shown('<b>one</b> <b>two</b> <b>three</b>', 'one two three', 'one four')).toBe(
      '<b>one</b> <b>four</b><b></b>',
    );
  });

  it('finds what the page sets with other quotes, spaces and capitals', () => {
    expect(shown('IT’S\u00A0NEW', "It's new", "It's newer")).toBe('IT’S&nbsp;NEWER');
  });

  it('replaces the words between slots', () => {
    expect(shown('3 of 12 shown', '{n} of {all} shown', '{n} of {all} seen')).toBe('3 of 12 seen');
  });

  it('says that a text is not there', () => {
    expect(shown('<b>Hello</b>', 'Goodbye', 'Hello')).toBeUndefined();
    expect(shown('3 shown', '{n} shown', 'all shown')).toBeUndefined();
  });
});
