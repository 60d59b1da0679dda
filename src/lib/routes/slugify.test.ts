import { expect, test } from 'vitest';
import { foldLatin } from '../fold';
import { slugify } from './slugify';

test.each([
  // Latin alphabets.
  ['My-First-Post', 'my-first-post'],
  ['Type & colour', 'type-colour'],
  ['Größe zählt', 'größe-zählt'],
  ['STRASSE, GROẞ', 'strasse-groß'],
  ['İstanbul’da IŞIK', 'istanbulda-işik'],
  ['kapı ışığı', 'kapı-ışığı'],
  ['Đường đến Huế', 'đường-đến-huế'],
  ['What’s new', 'whats-new'],
  ['Node.js 24.1', 'node-js-24-1'],
  ['snake_case_', 'snake_case'],
  ['_draft', 'draft'],
  // Other scripts, with the marks on their letters.
  ['Что нового? Ёлка', 'что-нового-ёлка'],
  ['ΝΕΑ ΤΗΣ ΟΔΟΣ', 'νεα-της-οδος'],
  ['日本語のブログ', '日本語のブログ'],
  ['設計・デザイン', '設計-デザイン'],
  ['编程语言：入门', '编程语言-入门'],
  ['हिन्दी में कैसे', 'हिन्दी-में-कैसे'],
  ['ที่น้ำ ไทย', 'ที่น้ำ-ไทย'],
  ['شُكْرًا، مرحبا', 'شُكْرًا-مرحبا'],
  ['می‌خواهم', 'میخواهم'],
  ['שָׁלוֹם, עולם', 'שָׁלוֹם-עולם'.normalize('NFC')],
  ['한국어 블로그', '한국어-블로그'],
  // Names that differ only by a sign.
  ['C', 'c'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['C++20', 'c-plus-plus-20'],
  ['Research + development', 'research-development'],
  ['#launch', 'launch'],
  // Emoji and punctuation, which contribute no letters.
  ['Launch 🚀 day ❤️', 'launch-day'],
  ['🎉', ''],
  ['❤️', ''],
  ['???', ''],
  [' — ', ''],
])('the address of %s ends in %s', (name, slug) => {
  expect(slugify(name)).toBe(slug);
  expect(slugify(slug), 'an address stays what it is').toBe(slug);
});

test.each(['Größe', 'Việt Nam', 'デザイン', '한국어', 'שָׁלוֹם'])(
  '%s has one address in both ways of writing it',
  (name) => {
    expect(slugify(name.normalize('NFD'))).toBe(slugify(name.normalize('NFC')));
  },
);

test('a name that no file system takes is cut between words, or within a single one', () => {
  expect(slugify('word '.repeat(100))).toMatch(/^(word-){39}word$/);
  expect(slugify('語'.repeat(100))).toBe('語'.repeat(66));
});

test.each([
  ['Åsas größte Öfen', 'asas grosste ofen'],
  ['Smørrebrød, Łódź, Đà Nẵng, ışık', 'smorrebrod, lodz, da nang, isik'],
  ['ﬁn œuvre', 'fin oeuvre'],
  ['Ёлка デザイン हिन्दी', 'ёлка デザイン हिन्दी'],
])('%s is %s in plain Latin letters', (text, plain) => {
  expect(foldLatin(text)).toBe(plain);
});
