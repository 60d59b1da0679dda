import type { FAQPageLeaf, QuestionLeaf, WithContext } from 'schema-dts';
import { append, attribute, deepTextOf, elementsIn, type Element } from '../../lib/html.ts';
import type { FinishingStep } from './finish-pages.ts';

/** Elements that each hold a paragraph of an answer, or a part of it. */
const BLOCKS = new Set(['p', 'li', 'pre', 'h4', 'h5', 'h6']);

const text = (element: Element) => deepTextOf(element).replace(/\s+/g, ' ').trim();

const isBlock = ({ tagName }: Element) => BLOCKS.has(tagName);

/** A folded answer with its question, as `src/widgets/accordion` prints both. */
function questionOf(details: Element): QuestionLeaf[] {
  const inside = elementsIn(details);
  const summary = inside.find(({ tagName }) => tagName === 'summary');
  if (!summary) return [];
  const paragraphs = inside
    .filter(
      (one) => isBlock(one) && !elementsIn(one).some((within) => within !== one && isBlock(within)),
    )
    .map(text);
  const answer = paragraphs.join('\n');
  return [
    {
      '@type': 'Question',
      name: text(summary),
      acceptedAnswer: { '@type': 'Answer', text: answer },
    },
  ];
}

/** The `faq` sections of a page. */
const sectionsIn = (elements: readonly Element[]): Element[] =>
  elements.filter((one) => attribute(one, 'data-faq') !== undefined);

/** The questions of a page's `faq` sections. */
export const questionsIn = (elements: readonly Element[]): QuestionLeaf[] =>
  sectionsIn(elements)
    .flatMap((section) => elementsIn(section))
    .filter(({ tagName }) => tagName === 'details')
    .flatMap(questionOf);

/**
 * Tells search engines the questions and answers that a page prints, so that whoever puts the section on a page
 * needs to say nothing twice. The data is no script to a browser, and no policy has to allow it. It stands
 * right behind the answers, where the same words compress to a quarter of what they take in the head.
 */
export const faqPagesStep: FinishingStep = {
  name: 'faq pages',
  run: ({ pages }) => {
    for (const { document } of pages) {
      const elements = elementsIn(document);
      const mainEntity = questionsIn(elements);
      const last = sectionsIn(elements).at(-1);
      if (!last || mainEntity.length === 0) continue;
      const data: WithContext<FAQPageLeaf> = {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity,
      };
      const json = JSON.stringify(data).replaceAll('<', '\\u003c');
      append(last, 'script', { type: 'application/ld+json' }, json);
    }
  },
};
