import { useCallback, useEffect, useState } from 'react';
import { Disclosure, DisclosurePanel, Heading, Button, useLocale } from 'react-aria-components';
import type { ChangedFile, FieldChange, SiteChanges } from '../../contract/history.ts';
import { call } from '../client.ts';
import { flushDocuments, refreshDocuments } from '../documents/use-document.ts';
import { useSentence } from '../sentence-of.ts';
import { useStudio } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';
import { CommitForm } from './CommitForm.tsx';
import './history.css';
import { useNames } from '../names.ts';
import { ValueText } from './ValueText.tsx';

/** What has changed since the site was last published. */
export function HistoryPanel() {
  const words = useWords('history');
  const sentenceOf = useSentence();
  const [changes, setChanges] = useState<SiteChanges>();
  const [fault, setFault] = useState<string>();
  const read = useCallback(
    () =>
      flushDocuments()
        .then(() => call('changes', {}))
        .then(setChanges, (error: unknown) => {
          setFault(sentenceOf(error));
        }),
    [sentenceOf],
  );
  useEffect(() => void read(), [read]);
  return (
    <section className="history">
      <Heading slot="title">{words.heading}</Heading>
      {fault !== undefined && <p role="alert">{fault}</p>}
      {changes === undefined && fault === undefined && <p role="status">{words.looking}</p>}
      {changes?.kind === 'none' && <p>{words.noGit}</p>}
      {changes?.kind === 'git' && <Changes changes={changes} onChange={read} />}
    </section>
  );
}

interface ChangesProps {
  readonly changes: Extract<SiteChanges, { kind: 'git' }>;
  readonly onChange: () => Promise<void>;
}

function Changes({ changes: { since, files, hasIdentity }, onChange }: ChangesProps) {
  const words = useWords('history');
  const { locale } = useLocale();
  const date = new Date(since.date).toLocaleString(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const sentence = since.isSent ? words.sincePublished : words.sinceCommit;
  const own = files.filter(({ isOwn }) => isOwn).length;
  return (
    <>
      <p className="history-since">{fill(sentence, { date, subject: since.subject })}</p>
      {files.length === 0 ? (
        <p>{words.noChanges}</p>
      ) : (
        <ul className="history-files">
          {files.map((file) => (
            <li key={file.file}>
              <FileItem changed={file} onChange={onChange} />
            </li>
          ))}
        </ul>
      )}
      <CommitForm count={own} hasIdentity={hasIdentity} onDone={onChange} />
    </>
  );
}

interface FileItemProps {
  readonly changed: ChangedFile;
  readonly onChange: () => Promise<void>;
}

/** A changed file: what of it differs, and the way back. */
function FileItem({ changed, onChange }: FileItemProps) {
  const { file, kind, lines, isOwn } = changed;
  const words = useWords('history');
  const title = useNames().document(file, changed.title);
  const { announce, refreshPage, reloadSite } = useStudio();
  const sentenceOf = useSentence();
  const [fields, setFields] = useState<readonly FieldChange[]>();
  const restore = async () => {
    try {
      await call('restore', { file });
      announce(fill(words.restoredFile, { title }));
      await Promise.all([refreshDocuments([file]), reloadSite(), onChange()]);
      refreshPage();
    } catch (error) {
      announce(sentenceOf(error));
    }
  };
  return (
    <Disclosure
      onExpandedChange={(isOpen) => {
        if (isOpen) call('fieldChanges', { file }).then(setFields, () => setFields([]));
      }}
    >
      <h3 className="history-file">
        <Button slot="trigger" data-look="quiet" aria-label={`${title}: ${words[kind]}`}>
          <span className="history-name">{title}</span>
          <span className="history-kind" data-kind={kind}>
            {words[kind]}
          </span>
          {lines !== undefined && <span>{fill(words.lines, { count: lines })}</span>}
        </Button>
        <Button aria-label={fill(words.restoreFile, { title })} onPress={() => void restore()}>
          {words.restore}
        </Button>
      </h3>
      <DisclosurePanel>
        <p className="history-path">
          <code>{file}</code>
          {!isOwn && <> {words.notOwn}</>}
        </p>
        {fields && <FieldList fields={fields} />}
      </DisclosurePanel>
    </Disclosure>
  );
}

function FieldList({ fields }: { readonly fields: readonly FieldChange[] }) {
  const words = useWords('history');
  const names = useNames();
  if (fields.length === 0) return <p>{words.noFields}</p>;
  return (
    <ul className="history-fields">
      {fields.map(({ path, before, after }) => (
        <li key={path.join('.')}>
          <h4>{names.place(path)}</h4>
          <dl className="history-sides">
            <dt>{words.before}</dt>
            <dd>
              <ValueText value={before} />
            </dd>
            <dt>{words.after}</dt>
            <dd>
              <ValueText value={after} />
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
