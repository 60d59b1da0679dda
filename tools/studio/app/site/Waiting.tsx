import { useWords } from '../words.tsx';

/** Says that the server has not answered yet. */
export function Waiting() {
  return <p className="site-waiting">{useWords('shell').loading}</p>;
}
