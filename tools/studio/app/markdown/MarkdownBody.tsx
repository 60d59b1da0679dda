import { useId, useState } from 'react';
import type { UsedDocument } from '../documents/use-document.ts';
import { Help } from '../shell/Help.tsx';
import { useStudio } from '../studio-context.ts';
import { useWords } from '../words.tsx';
import { MarkdownEditor } from './MarkdownEditor.tsx';

/** The empty lines between the fields of a file and its text, which stay as they are. */
const emptyLines = (body: string) => /^(?:\r?\n)*/.exec(body)?.[0] ?? '';

/** The body of a post or a text. */
export function MarkdownBody({ document }: { readonly document: UsedDocument }) {
  const words = useWords('markdown');
  const { site } = useStudio();
  const id = useId();
  const { body, saved, store } = document;
  const [above] = useState(() => emptyLines(body ?? ''));
  if (body === undefined) return null;
  const head = body.startsWith(above) ? above : '';
  return (
    <section className="markdown-body" aria-labelledby={id}>
      <div className="markdown-heading">
        <h2 id={id}>{words.heading}</h2>
        <Help about={words.heading}>
          <p>{words.help}</p>
        </Help>
      </div>
      <MarkdownEditor
        key={saved.file}
        value={body.slice(head.length)}
        onChange={(text) => {
          store.write(head + text);
        }}
        labelledBy={id}
        file={saved.file}
        language={saved.language ?? site.languages[0]}
      />
    </section>
  );
}
