import { Button } from 'react-aria-components';
import type { Clash } from '../documents/pending.ts';
import type { UsedDocument } from '../documents/use-document.ts';
import { fill, useWords } from '../words.tsx';
import './history.css';
import { useNames } from '../names.ts';
import { ValueText } from './ValueText.tsx';

interface Props {
  readonly document: UsedDocument;
}

/**
 * Says what stands between what is typed and the disk: another program has changed the same places, or other
 * ones; words from before a reload are there again; or the server does not answer.
 */
export function ConflictNotice({ document: { status, notice, store, saved } }: Props) {
  const words = useWords('history');
  const names = useNames();
  if (status.kind === 'conflict')
    return (
      <section className="history-notice" data-kind="conflict" aria-label={words.conflict}>
        <h3>{words.conflict}</h3>
        <p>{fill(words.conflictText, { title: names.document(saved.file, saved.title) })}</p>
        <ul className="history-clashes">
          {status.clashes.map((clash) => (
            <ClashItem
              key={String(clash.path)}
              clash={clash}
              onChoose={(choice) => {
                store.resolve(choice, clash);
              }}
            />
          ))}
        </ul>
        {status.clashes.length > 1 && (
          <p className="history-choices">
            <Choices
              mine={words.keepAllMine}
              theirs={words.takeAllTheirs}
              onChoose={(choice) => {
                store.resolve(choice);
              }}
            />
          </p>
        )}
      </section>
    );
  if (status.kind === 'failed')
    return (
      <section className="history-notice" data-kind="failed" role="alert">
        <p>{status.fault === '' ? words.noAnswer : status.fault}</p>
        <Button onPress={() => void store.flush()}>{words.tryAgain}</Button>
      </section>
    );
  if (notice === undefined) return null;
  return (
    <section className="history-notice" role="status">
      <p>{notice === 'merged' ? words.merged : words.restored}</p>
      <Button data-look="quiet" onPress={store.dismiss}>
        {words.understood}
      </Button>
    </section>
  );
}

interface ChoicesProps {
  readonly mine: string;
  readonly theirs: string;
  readonly onChoose: (choice: 'mine' | 'theirs') => void;
}

function Choices({ mine, theirs, onChoose }: ChoicesProps) {
  return (
    <>
      <Button
        onPress={() => {
          onChoose('mine');
        }}
      >
        {mine}
      </Button>
      <Button
        onPress={() => {
          onChoose('theirs');
        }}
      >
        {theirs}
      </Button>
    </>
  );
}

interface ClashItemProps {
  readonly clash: Clash;
  readonly onChoose: (choice: 'mine' | 'theirs') => void;
}

/** A place with what both sides say, and the choice between them. */
function ClashItem({ clash: { path, mine, theirs }, onChoose }: ClashItemProps) {
  const words = useWords('history');
  const names = useNames();
  const name = path === 'body' ? words.body : names.place(path);
  return (
    <li role="group" aria-label={name}>
      <h4>{name}</h4>
      <dl className="history-sides">
        <dt>{words.mine}</dt>
        <dd>
          <ValueText value={mine} />
        </dd>
        <dt>{words.theirs}</dt>
        <dd>
          <ValueText value={theirs} />
        </dd>
      </dl>
      <p className="history-choices">
        <Choices mine={words.keepMine} theirs={words.takeTheirs} onChoose={onChoose} />
      </p>
    </li>
  );
}
