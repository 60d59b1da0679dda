import type { LanguageMark } from '~/lib/languages/language';

interface InLanguageProps {
  /** The words' language; left out where nothing marks it, as on pages of the original. */
  mark?: LanguageMark | undefined;
  children: string | undefined;
}

/** Words that say their own language, such as those of a post or a footer that may not be translated. */
export function InLanguage({ mark, children }: InLanguageProps) {
  return mark?.lang === undefined ? children : <span {...mark}>{children}</span>;
}
