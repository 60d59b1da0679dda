import { HOUSE } from '../../../../src/lib/theme/inner-theme.ts';
import { useStudio } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';

/** Which pages wear the theme: all of them change with it. */
export function Wearers() {
  const words = useWords('look');
  const { site, page } = useStudio();
  const count = site.pages.filter(({ theme }) => theme === page.theme).length;
  if (count === 1) return <p className="look-note">{fill(words.wornHere, { page: page.title })}</p>;
  const sentence = page.theme === HOUSE ? words.wornByHouse : words.wornByAll;
  return <p className="look-note">{fill(sentence, { count })}</p>;
}
