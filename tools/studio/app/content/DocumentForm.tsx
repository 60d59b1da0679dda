import { useMemo } from 'react';
import { Button } from 'react-aria-components';
import { unusedIn, without } from '../documents/part-of-document.ts';
import { useDocument, type UsedDocument } from '../documents/use-document.ts';
import { listsOf } from '../form/fields.ts';
import { Form } from '../form/Form.tsx';
import { readShape } from '../form/read-shape.ts';
import { useNames } from '../names.ts';
import { useKept } from '../form/use-kept.ts';
import { ConflictNotice } from '../history/ConflictNotice.tsx';
import { MarkdownBody } from '../markdown/MarkdownBody.tsx';
import { useStudio } from '../studio-context.ts';
import { useWords } from '../words.tsx';

interface Props {
  readonly file: string;
  /** What is to be known before something is changed here. */
  readonly note?: string;
  /** Opens a shared list, by its name. */
  readonly onOpenList?: (list: string) => void;
}

/** A content file: how it is saved, its form, and its text where it is Markdown. */
export function DocumentForm({ file, note, onOpenList }: Props) {
  const words = useWords('shell');
  const { site } = useStudio();
  const names = useNames();
  const document = useDocument(file);
  if (document === undefined) return <p className="field-help">{words.loading}</p>;
  if (document instanceof Error)
    return (
      <p className="field-error" role="alert">
        {document.message}
      </p>
    );
  return (
    <>
      <div className="content-head">
        <h2 className="content-title">{names.document(file, document.saved.title)}</h2>
        <SaveStatus document={document} />
      </div>
      {note !== undefined && <p className="field-help">{note}</p>}
      <ConflictNotice document={document} />
      {onOpenList && <SharedLists document={document} onOpen={onOpenList} />}
      <Form document={without(document, unusedIn(site, file))} />
      {document.body !== undefined && <MarkdownBody document={document} />}
    </>
  );
}

/** Whether what is typed is on the disk. */
function SaveStatus({ document: { status } }: { readonly document: UsedDocument }) {
  const words = useWords('shell');
  const said = status.kind === 'conflict' ? words.refused : words[status.kind];
  return (
    <p className="content-status" data-status={status.kind}>
      {status.kind === 'failed' && status.fault !== '' ? status.fault : said}
    </p>
  );
}

interface ListsProps {
  readonly document: UsedDocument;
  readonly onOpen: (list: string) => void;
}

/** The shared lists whose entries the document may show. */
function SharedLists({ document, onOpen }: ListsProps) {
  const words = useWords('form');
  const names = useNames();
  const schema = useKept(document.saved.schema);
  const lists = useMemo(() => listsOf(readShape(schema)), [schema]);
  if (lists.length === 0) return null;
  return (
    <nav className="content-lists" aria-label={words.sharedLists}>
      {lists.map((list) => (
        <Button
          key={list}
          className="content-list"
          onPress={() => {
            onOpen(list);
          }}
        >
          {names.field(list)}
        </Button>
      ))}
    </nav>
  );
}
