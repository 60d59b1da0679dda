import { expect, test } from 'vitest';
import { lettersIn } from '../words/letters';
import { sentences } from './sentences';

const excerpt = sentences('For lists.', 50, 200);

test.each([
  ['a sentence in Latin letters', 'White letters on black smeared for seven of twelve testers.'],
  ['the same in Chinese', '黑底白字让十二位测试者中的七位看到了重影，现在我们终于知道了原因。'],
  [
    'the same in Japanese',
    '黒地に白い文字は十二人中七人の目ににじんで見えた。その理由が分かった。',
  ],
  ['the same in Korean', '검은 바탕의 흰 글자는 열두 명 중 일곱 명에게 번져 보였다.'],
  ['the same in Arabic', 'بدت الحروف البيضاء على الأسود ضبابية لسبعة من اثني عشر مختبرًا.'],
])('%s says enough', (_, text) => {
  expect(excerpt.safeParse(text).success).toBe(true);
});

test.each(['Seven of our twelve testers saw.', '我们现在知道原因了。', 'x'.repeat(201)])(
  '%s is too short, or too long',
  (text) => {
    expect(excerpt.safeParse(text).success).toBe(false);
  },
);

test('a text that is too short is told once, with what is expected', () => {
  for (const text of ['Short.', 'Seven of our twelve testers saw.'])
    expect(excerpt.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
      'at least 50 letters, or 25 signs of Chinese, Japanese or Korean',
    ]);
});

test('a sign of Chinese counts as two letters, a mark on a letter as it is written', () => {
  expect(lettersIn('abc')).toBe(3);
  expect(lettersIn('咖啡 abc')).toBe(8);
});
