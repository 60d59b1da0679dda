// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { leavesOf } from './leaves.ts';
import { matchPrints } from './match.ts';
import { readPrints } from './page-prints.ts';

/** What each text, picture and link of a page comes from: `Build=services.0.title`. */
function found(html: string, value: unknown, ...others: unknown[]): string[] {
  const body = document.createElement('body');
  body.innerHTML = html;
  const { prints } = readPrints(body);
  const files = [value, ...others].map((one, index) =>
    leavesOf({ file: `${String(index)}.yaml`, value: one }),
  );
  return matchPrints(prints, files).map((match, index) => {
    const said = prints[index]?.texts[0]?.trim() ?? '';
    const file = match && match.leaf.file !== '0.yaml' ? `${match.leaf.file}:` : '';
    return match ? `${said}=${file}${match.leaf.path.join('.')}` : said;
  });
}

describe('what a page shows, and the fields it comes from', () => {
  it('finds a text that the page sets otherwise', () => {
    const value = { hero: { title: "It's *your* move, now", text: 'A “quoted” word' } };
    const html = `<h1><span>IT’S</span> <em>Your</em> move,&nbsp;now</h1><p>a "quoted" w\u00ADord</p>`;
    const at = (said: string, path: string) => `${said}=hero.${path}`;
    expect(found(html, value)).toEqual([
      at('IT’S', 'title'),
      at('Your', 'title'),
      at('move,\u00A0now', 'title'),
      at('a "quoted" w\u00ADord', 'text'),
    ]);
  });

  it('tells equal texts apart by what stands beside them', () => {
    const card = (title: string) => `<li><a href="/more">Read more</a><h3>${title}</h3></li>`;
    const item = (title: string) => ({ title, button: { label: 'Read more', href: '/more' } });
    const html = `<ul>${['Ship', 'Build', 'Ask'].map(card).join('')}</ul>`;
    const said = found(html, { list: ['Ask', 'Build', 'Ship'].map(item) });
    expect(said).toEqual([
      '/more=list.2.button.href',
      'Read more=list.2.button.label',
      'Ship=list.2.title',
      '/more=list.1.button.href',
      'Read more=list.1.button.label',
      'Build=list.1.title',
      '/more=list.0.button.href',
      'Read more=list.0.button.label',
      'Ask=list.0.title',
    ]);
  });

  it('tells equal texts apart by their order, copies of a carousel included', () => {
    const html = '<i>Yes</i><i>Yes</i><i>Yes</i><i>Yes</i>';
    expect(found(html, { a: 'Yes', b: 'Yes' })).toEqual(['Yes=a', 'Yes=b', 'Yes=a', 'Yes=b']);
  });

  it('fills the slots of a text with words, not with half a page', () => {
    const html = '<header><p>Quay 9</p><a>Harbour & Lark</a><ul><li>Pages</li></ul></header>';
    const words = { further: '{title}, page {page}', count: '{count} of them' };
    const site = { name: 'Harbour & Lark', menu: ['Pages'] };
    const said = ['Quay 9', 'Harbour & Lark=2.yaml:name', 'Pages=2.yaml:menu.0'];
    expect(found(html, {}, words, site)).toEqual(said);
    expect(found('<p><b>12</b> of <i>them</i></p>', {}, words)).toContain('of=1.yaml:count');
  });

  it('prefers the content of the section that a text stands in', () => {
    const html = `<b>Work</b><!--studio:0:second--><b>Work</b><!--/studio--><b>Work</b>`;
    const said = found(html, { first: { heading: 'Work' }, second: { heading: 'Work' } });
    expect(said[1]).toBe('Work=second.heading');
  });

  it('prefers the page’s own content to that of other files', () => {
    const said = found('<b>Work</b><b>Menu</b>', { a: 'Work' }, { x: 'Work', y: 'Menu' });
    expect(said).toEqual(['Work=a', 'Menu=1.yaml:y']);
  });

  it('finds a sentence with slots, and a link in the words', () => {
    const value = { count: '{count} of {all} shown', more: 'See [the terms](/terms) first' };
    const html = '<p>3 of 12 shown</p><p>See <a href="/de/terms">the terms</a> first</p>';
    expect(found(html, value).map((one) => one.replace(/^.*=/, ''))).toEqual([
      'count',
      'more',
      '/de/terms',
      'more',
      'more',
    ]);
  });

  it('finds numbers and names that the page writes something around', () => {
    const html = '<b>€ 29</b><small>© 2024 Oriel Studio</small>';
    expect(found(html, { price: 29, brand: { name: 'Oriel Studio' } })).toEqual([
      '€ 29=price',
      '© 2024 Oriel Studio=brand.name',
    ]);
  });

  it('finds pictures by their file, and their spoken text', () => {
    const html =
      '<img src="/_image?href=%2F%40fs%2Fx%2Fpictures%2Fstartup%2Fhero.webp%3Fw%3D2&w=640" alt="A hill">';
    const value = { picture: { file: 'startup/hero.webp', alt: 'A hill' }, other: 'hero.webp' };
    expect(found(html, value).map((one) => one.replace(/^.*=/, ''))).toEqual([
      'picture.file',
      'picture.alt',
    ]);
  });

  it('says where a translation is changed, also where it says nothing yet', () => {
    const leaves = leavesOf({
      file: 'a.de.yaml',
      value: { title: 'Über uns', list: [null, { text: 'Zwei' }] },
      original: { title: 'About', list: [{ text: 'One' }, { text: 'Two' }] },
    });
    expect(leaves.map(({ path, text }) => `${path.join('.')}=${text}`)).toEqual([
      'title=Über uns',
      'list.1.text=Zwei',
      'list.0.text=One',
    ]);
  });
});
