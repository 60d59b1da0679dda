import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { openText } from './state.ts';
import './markdown.css';

/** A text in Markdown, to read. */
export function MarkdownView({ text, label }: { readonly text: string; readonly label: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return undefined;
    const state = openText(text, [
      EditorState.readOnly.of(true),
      EditorView.contentAttributes.of({ 'aria-label': label, dir: 'auto', spellcheck: 'false' }),
    ]);
    const view = new EditorView({ parent: host.current, state });
    return () => {
      view.destroy();
    };
  }, [text, label]);
  return <div ref={host} className="markdown-text markdown-view" />;
}
