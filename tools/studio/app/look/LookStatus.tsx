import { Button } from 'react-aria-components';
import type { UsedDocument } from '../documents/use-document.ts';
import { fill, useWords } from '../words.tsx';
import { contrastFigure } from '../../../../src/lib/theme/colour.ts';
import { schemesOf, type Failure } from './legible.ts';
import { useColourNames } from './use-colour-names.ts';
import type { UsedTheme } from './use-theme.ts';
import './status.css';

interface LookStatusProps {
  readonly document: UsedDocument;
  readonly used: UsedTheme;
}

/** What keeps a change from being written, and how to go on. */
export function LookStatus({ document: { status, mistakes, store }, used }: LookStatusProps) {
  const words = useWords('look');
  const nameOf = useColourNames();
  const [worst] = used.held.toSorted((a, b) => (a.ratio ?? 1) / a.least - (b.ratio ?? 1) / b.least);
  const sentenceOf = ({ ink, ground, ratio = 1, least, scheme }: Failure) =>
    fill(schemesOf(used.theme).length > 1 ? words.heldPairIn : words.heldPair, {
      ink: nameOf(ink),
      ground: nameOf(ground),
      ratio: contrastFigure(ratio),
      least,
      palette: words[scheme],
    });
  return (
    <div role="status" className="look-status">
      {used.isTryOut && used.held.length > 0 && (
        <div className="look-held">
          <p>
            {words.held} {worst && sentenceOf(worst)}
          </p>
          <Button className="look-action" onPress={used.drop}>
            {words.dropTryOut}
          </Button>
        </div>
      )}
      {status.kind === 'refused' && (
        <ul className="look-held">
          {mistakes.map(({ path, message }) => (
            <li key={path.join('.') + message}>{message}</li>
          ))}
        </ul>
      )}
      {status.kind === 'failed' && <p className="look-held">{words.failed}</p>}
      {status.kind === 'conflict' && (
        <div className="look-held">
          <p>{words.conflict}</p>
          {(['mine', 'theirs'] as const).map((choice) => (
            <Button
              key={choice}
              className="look-action"
              onPress={() => {
                store.resolve(choice);
              }}
            >
              {words[choice]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
