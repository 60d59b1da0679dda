import { Compartment, EditorState, type TransactionSpec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { fromOutside, openText, showText, textOf } from './state.ts';

interface EditorOptions {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Of the element that is typed in: its name, its language. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Opens the dialog of a link. */
  readonly onLink: () => void;
}

interface UsedEditor {
  /** For the element that the editor stands in. */
  readonly host: RefObject<HTMLDivElement | null>;
  /** What it shows; none before it stands. */
  readonly state: EditorState | undefined;
  /** Changes what is selected, and gives the text the focus. */
  readonly change: (spec: (state: EditorState) => TransactionSpec) => void;
}

/** An editor of Markdown, which shows `value` and tells each change. */
export function useEditor({ value, onChange, attributes, onLink }: EditorOptions): UsedEditor {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [looks] = useState(() => new Compartment());
  const [state, setState] = useState<EditorState>();
  /** What was told and has not come back as `value` yet. */
  const told = useRef<string[]>([]);
  const tell = useEffectEvent((text: string) => {
    told.current.push(text);
    onChange(text);
  });
  const openLink = useEffectEvent(onLink);
  const open = useEffectEvent((text: string) =>
    openText(text, [
      looks.of(EditorView.contentAttributes.of(attributes)),
      keymap.of([{ key: 'Mod-k', run: () => (openLink(), true) }]),
      EditorView.updateListener.of(({ transactions, docChanged, state: now }) => {
        setState(now);
        const isTyped = transactions.some((one) => one.docChanged && !one.annotation(fromOutside));
        if (docChanged && isTyped) tell(textOf(now));
      }),
    ]),
  );
  const first = useEffectEvent(() => value);

  useEffect(() => {
    if (!host.current) return undefined;
    const opened = new EditorView({ parent: host.current, state: open(first()) });
    view.current = opened;
    setState(opened.state);
    return () => {
      view.current = null;
      opened.destroy();
    };
  }, []);

  useEffect(() => {
    const { current } = view;
    if (!current) return;
    const text = textOf(current.state);
    const echo = told.current.indexOf(value);
    // What was typed here comes back, perhaps when more has been typed since.
    if (text !== value && echo >= 0) {
      told.current.splice(0, echo + 1);
      return;
    }
    told.current = [];
    if (text === value) return;
    const shown = showText(current.state, value);
    if (shown) current.dispatch(shown);
    else current.setState(open(value));
  });

  const said = JSON.stringify(attributes);
  const look = useEffectEvent(() => looks.reconfigure(EditorView.contentAttributes.of(attributes)));
  useEffect(() => {
    view.current?.dispatch({ effects: look() });
  }, [said]);

  return {
    host,
    state,
    change: (spec) => {
      const { current } = view;
      if (!current) return;
      current.dispatch(spec(current.state), { scrollIntoView: true, userEvent: 'input' });
      current.focus();
    },
  };
}
