import type { LanguageMark } from '~/lib/languages/language';
import { InLanguage } from './InLanguage';

interface TermProps {
  /** The language of both; left out where nothing marks it. */
  mark?: LanguageMark | undefined;
  term: string;
  /** What the term has or means. */
  children: string;
  className?: string | undefined;
}

/** A term and its value, in a `dl`: each says its own language. */
export function Term({ mark, term, children, className }: TermProps) {
  return (
    <div className={className}>
      <dt>
        <InLanguage mark={mark}>{term}</InLanguage>
      </dt>
      <dd>
        <InLanguage mark={mark}>{children}</InLanguage>
      </dd>
    </div>
  );
}
