import { Button } from 'react-aria-components';
import './mistakes.css';
import { fill, useWords } from '../words.tsx';
import { useForm } from './form-context.ts';
import { readable } from '../../contract/readable.ts';

/** All mistakes of a document, each leading to its field. */
export function MistakeSummary() {
  const words = useWords('form');
  const { mistakes, show } = useForm();
  if (mistakes.length === 0) return null;
  const count = mistakes.length;
  return (
    <div className="form-mistakes" role="status">
      <p>{fill(count === 1 ? words.oneMistakeLeft : words.mistakesLeft, { count })}</p>
      <ul>
        {mistakes.map(({ path, message }, index) => (
          <li key={`${path.join('.')} ${String(index)}`}>
            <Button
              className="form-link"
              onPress={() => {
                show(path);
              }}
            >
              {path.map((key) => stepName(key, words.fieldNames)).join(' › ') ||
                words.wholeDocument}
            </Button>{' '}
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

const stepName = (key: PropertyKey, known: Readonly<Record<string, string>>) =>
  typeof key === 'number' ? String(key + 1) : readable(String(key), known);
