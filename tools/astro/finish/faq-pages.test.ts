import { expect, test } from 'vitest';
import { elementsIn, parsePage, printPage } from '../../lib/html.ts';
import { faqPagesStep, questionsIn } from './faq-pages.ts';
import type { PrintedSite } from './finish-pages.ts';

const fold = (question: string, answer: string) =>
  `<details><summary><h3>${question}</h3></summary><div>${answer}</div></details>`;

test('questions are those of the section alone, with the words of their answers', () => {
  const answer = '<p>Yes, <a href="/x">here</a>.</p><ul><li><p>One</p></li><li>Two</li></ul>';
  const page = parsePage(
    `<section data-faq>${fold('May I?', answer)}</section>${fold('The code', '<p>No</p>')}`,
  );
  expect(questionsIn(elementsIn(page))).toEqual([
    {
      '@type': 'Question',
      name: 'May I?',
      acceptedAnswer: { '@type': 'Answer', text: 'Yes, here.\nOne\nTwo' },
    },
  ]);
});

test('a page with questions says so behind its answers, and nothing in them ends the element', async () => {
  const [asked, plain] = [
    `<section data-faq>${fold('A &lt;/script>?', '<p>B</p>')}</section>`,
    '',
  ].map(parsePage);
  const pages = [{ document: asked }, { document: plain }];
  await faqPagesStep.run({ pages } as unknown as PrintedSite);
  expect(asked && printPage(asked)).toMatch(
    /<script type="application\/ld\+json">{"@context":"https:\/\/schema.org","@type":"FAQPage".*A \\u003c\/script>\?.*<\/script><\/section>/,
  );
  expect(plain && printPage(plain)).not.toContain('script');
});
