import { useId } from 'react';
import { useNames } from '../names.ts';
import { MarkdownEditor } from './MarkdownEditor.tsx';

interface MarkdownFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  /** As the schema says it. */
  readonly description?: string | undefined;
  readonly error?: string | undefined;
}

/** A field for words in Markdown: bold, emphasis, links, and lists where the page allows them. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { value, onChange, label, description, error } = props;
  const help = useNames().help(description ?? '');
  const id = useId();
  const isInvalid = error !== undefined;
  const explained = [isInvalid && `${id}-error`, description !== undefined && `${id}-help`];
  const describedBy = explained.filter((one) => one !== false).join(' ');
  return (
    <div className="markdown-field">
      <span id={`${id}-label`} className="react-aria-Label">
        {label}
      </span>
      <MarkdownEditor
        value={value}
        onChange={onChange}
        labelledBy={`${id}-label`}
        describedBy={describedBy === '' ? undefined : describedBy}
        isInvalid={isInvalid}
      />
      {isInvalid && (
        <span id={`${id}-error`} className="react-aria-FieldError">
          {error}
        </span>
      )}
      {description !== undefined && (
        <span id={`${id}-help`} className="react-aria-FieldDescription" {...help.language}>
          {help.text}
        </span>
      )}
    </div>
  );
}
