import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { findIn } from './find-posts';
import { searchOptions, type SearchedPost } from './search-options';

/** Indexes posts with these titles and returns their search function. */
function searchIn(language: string, titles: readonly string[]) {
  const index = new MiniSearch<SearchedPost>(searchOptions(language));
  const rest = { category: '', tags: '', excerpt: '', text: '', meta: '', href: '' };
  index.addAll(titles.map((title, id) => ({ ...rest, id, title })));
  const find = findIn(index.toJSON(), language);
  return (question: string) => find(question).results.map(({ title }) => title);
}

const german = searchIn('de', [
  'Das Straßencafé',
  'Kaffee zu Hause',
  'Größere Schrift',
  'Node.js und C++',
  'Donau­dampf­schiff',
]);

test.each([
  ['café', ['Das Straßencafé']],
  ['CAFE', ['Das Straßencafé']],
  ['strassenc', ['Das Straßencafé']],
  ['grosse', ['Größere Schrift']],
  ['schrift größ', ['Größere Schrift']],
  ['schriift', ['Größere Schrift']],
  ['dampfschiff', ['Donau­dampf­schiff']],
  ['c++', ['Node.js und C++']],
  ['js', ['Node.js und C++']],
  // Three letters occur in too many words by chance.
  ['aus', []],
  ['schrift kaffee', []],
  ['???', []],
])('"%s" is found in German as %j', (question, titles) => {
  expect(german(question)).toEqual(titles);
});

test.each([
  ['zh', '我们在咖啡馆学习编程语言', ['咖啡', '编程', '语言', '馆', '学习编程', '编程咖啡']],
  ['ja', '東京都で機械学習を始めた', ['東京', '学習', '機械学習', '都']],
  ['th', 'ร้านกาแฟในกรุงเทพ', ['กาแฟ', 'กรุงเทพ', 'กรุงเทพกาแฟ']],
  ['ar', 'قرأتُ الكتاب الجديد', ['قرأت', 'كتاب', 'جديد']],
  ['he', 'הַסֵּפֶר הֶחָדָשׁ', ['הספר', 'הסֵפֶר']],
  ['hi', 'हिन्दी में लेख', ['हिन्दी', 'लेख']],
  ['ko', '카페에서 공부하기', ['카페', '공부']],
  ['tr', 'Işık ve gölge', ['ışık', 'isik', 'IŞIK', 'golge']],
  ['vi', 'Đường phố Hà Nội', ['duong', 'Hà Nội', 'ha noi']],
  ['el', 'Ο δρόμος προς την Αθήνα', ['Αθήνα', 'ΔΡΌΜΟΣ']],
  ['ru', 'Ёлка и свет', ['ёлка', 'СВЕТ']],
])('words of a sentence in %s are found', (language, title, questions) => {
  const search = searchIn(language, ['Other words', title]);
  for (const question of questions) expect(search(question), question).toEqual([title]);
  expect(search('xyzxyz')).toEqual([]);
});
