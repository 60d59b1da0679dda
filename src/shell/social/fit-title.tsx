import { measure, type MeasuredNode } from 'takumi-js';
import { CARD, CardText, type CardTextProps } from './CardText';

/** Titles of up to this many letters start at the largest size. */
const SHORT_TITLE = 22;

/** Title sizes, in pixels. */
const SIZES = [124, 112, 100, 88, 78, 68, 60, 52, 46, 40, 34];

/** Words are broken only if no size fits them whole, at this size or below. */
const LARGEST_BROKEN = 60;

/** The size and word breaking that fit a whole title. */
export type TitleFit = Pick<CardTextProps, 'titleSize' | 'breaksWords'>;

type MeasureOptions = NonNullable<Parameters<typeof measure>[1]>;

/** The width of the widest part of a node, as text that does not fit is wider than its box. */
const widestIn = ({ width, children }: MeasuredNode): number =>
  Math.max(width, ...children.map(widestIn));

/** Finds the largest size at which a card's text fits. */
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
