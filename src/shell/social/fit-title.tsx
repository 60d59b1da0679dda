import { measure, type MeasuredNode } from 'takumi-js';
import { CARD, CardText, type CardTextProps } from './CardText';

/** Titles of at most so many letters begin with the largest size. */
const SHORT_TITLE = 22;

/** Sizes that a title may have, in pixels. */
const SIZES = [124, 112, 100, 88, 78, 68, 60, 52, 46, 40, 34];

/** Words are broken only where none of the sizes holds them whole, from this one on. */
const LARGEST_BROKEN = 60;

/** How a title is set so that nothing of it is cut. */
export type TitleFit = Pick<CardTextProps, 'titleSize' | 'breaksWords'>;

type MeasureOptions = NonNullable<Parameters<typeof measure>[1]>;

/** The widest of a node's parts: text that does not fit is wider than its box. */
const widestIn = ({ width, children }: MeasuredNode): number =>
  Math.max(width, ...children.map(widestIn));

/** Finds the largest size at which a card's words stay within it. */
export async function fitTitle(
  text: Omit<CardTextProps, keyof TitleFit>,
  options: MeasureOptions,
): Promise<TitleFit> {
  const isLong = text.title.length > SHORT_TITLE;
  const whole = SIZES.filter((size) => !isLong || size <= 88);
  const broken = SIZES.filter((size) => size <= LARGEST_BROKEN);
  const fits: TitleFit[] = [
    ...whole.map((titleSize) => ({ titleSize, breaksWords: false })),
    ...broken.map((titleSize) => ({ titleSize, breaksWords: true })),
  ];
  for (const fit of fits) {
    const node = await measure(<CardText {...text} {...fit} />, { ...options, width: CARD.width });
    const title = node.children[text.siteName === '' ? 0 : 1];
    if (node.height <= CARD.height && (!title || widestIn(title) <= CARD.titleWidth)) return fit;
  }
  return { titleSize: Math.min(...SIZES), breaksWords: true };
}
