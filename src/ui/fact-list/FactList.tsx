import { slots } from '~/lib/slots';
import { words } from '~/lib/words/words';
import { ShareLinks } from '~/ui/share-links/ShareLinks';

interface FactListProps {
  facts: readonly { term: string; detail: string }[];
  /** The page to share, as the last fact: its title and absolute URL. */
  page: { title: string; url: string };
  className?: string | undefined;
  /** The class of each fact. */
  factClassName?: string | undefined;
}

/** Slots that looks can style. */
const slot = slots<'facts' | 'fact'>();

/** Facts by their terms, and below them the ways to share the page. */
export function FactList({ facts, page, className, factClassName }: FactListProps) {
  return (
    <dl className={className} data-slot={slot('facts')}>
      {facts.map(({ term, detail }, index) => (
        <div key={index} className={factClassName} data-slot={slot('fact')}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
      <div className={factClassName} data-slot={slot('fact')}>
        <dt>{words.sharing.label}</dt>
        <dd>
          <ShareLinks {...page} />
        </dd>
      </div>
    </dl>
  );
}
