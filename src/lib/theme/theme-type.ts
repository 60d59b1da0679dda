import type { Theme, TokenName } from './theme.ts';

/** What is told of a theme’s type; sizes between title and text stay the page’s own. */
const TYPE: readonly TokenName[] = [
  'font-display',
  'font-body',
  'font-label',
  'weight-display',
  'leading-display',
  'tracking-display',
  'case-display',
  'size-heading',
  'leading-body',
];

/** What a theme says of type; of what it leaves out, that it does. */
export const typeOf = ({
  tokens,
}: Pick<Theme, 'tokens'>): Partial<Record<TokenName, string | undefined>> =>
  Object.fromEntries(TYPE.map((name) => [name, tokens[name]]));
