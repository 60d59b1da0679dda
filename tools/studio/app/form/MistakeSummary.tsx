import { Button } from 'react-aria-components';
import './mistakes.css';
import { fill, useWords } from '../words.tsx';
import { useForm } from './form-context.ts';
import { useNames } from '../names.ts';

/** All mistakes of a document, each leading to its field. */
export function MistakeSummary() {
  const words = useWords('form');
  const names = useNames();
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
              {names.place(path) || words.wholeDocument}
            </Button>{' '}
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
