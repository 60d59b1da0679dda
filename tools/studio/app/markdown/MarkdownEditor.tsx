import type { EditorState, TransactionSpec } from '@codemirror/state';
import { useState } from 'react';
import { useStudio } from '../studio-context.ts';
import { MarkdownToolbar } from './MarkdownToolbar.tsx';
import { useEditor } from './use-editor.ts';
import './markdown.css';

/** Changes what is selected in a text. */
export type ChangeText = (spec: (state: EditorState) => TransactionSpec) => void;

interface MarkdownEditorProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The ids of the elements that name and explain it. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
  /** The file of a whole text, which may have headings and pictures; none for a field of a page. */
  readonly file?: string;
  /** A BCP 47 tag. */
  readonly language?: string | undefined;
}

/** A text in Markdown, which reads like text while it is edited. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { value, onChange, labelledBy, describedBy, isInvalid = false, file, language } = props;
  const studio = useStudio();
  const [isLinkOpen, setLinkOpen] = useState(false);
  const { host, state, change } = useEditor({
    value,
    onChange,
    onLink: () => {
      setLinkOpen(true);
    },
    attributes: {
      'aria-labelledby': labelledBy,
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      lang: language ?? studio.language,
      dir: 'auto',
      spellcheck: 'true',
      autocapitalize: 'sentences',
    },
  });
  return (
    <div
      className="markdown-editor"
      data-kind={file === undefined ? 'field' : 'text'}
      data-invalid={isInvalid || undefined}
    >
      {state && (
        <MarkdownToolbar
          state={state}
          change={change}
          file={file}
          isLinkOpen={isLinkOpen}
          onLinkOpen={setLinkOpen}
        />
      )}
      <div ref={host} className="markdown-text" />
    </div>
  );
}
