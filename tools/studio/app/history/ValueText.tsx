import { useWords } from '../words.tsx';
import { textsIn } from './texts-in.ts';

interface Props {
  readonly value: unknown;
}

/** Any value of a content file, to be recognised. */
export function ValueText({ value }: Props) {
  const words = useWords('history');
  const texts = textsIn(value);
  if (texts.length === 0) return <em className="history-empty">{words.nothing}</em>;
  return (
    <span className="history-value" dir="auto">
      {texts.join(' · ')}
    </span>
  );
}
