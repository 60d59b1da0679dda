import { useId, type ReactNode } from 'react';
import { useNames } from '../names.ts';
import { useWords } from '../words.tsx';

interface FieldFrameProps {
  readonly label: string;
  /** As the schema says it. */
  readonly description?: string | undefined;
  readonly isRequired: boolean;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** A field that is no input: its label, what is chosen in it, help and mistake, told together as one group. */
export function FieldFrame({ label, description, isRequired, error, children }: FieldFrameProps) {
  const words = useWords('choices');
  const help = useNames().help(description ?? '');
  const id = useId();
  return (
    <div
      role="group"
      className="name-field"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help ${id}-error`}
    >
      <span id={`${id}-label`} className="react-aria-Label">
        {label} {isRequired || <small>{words.optional}</small>}
      </span>
      {children}
      <span id={`${id}-error`} className="react-aria-FieldError" role={error && 'alert'}>
        {error}
      </span>
      <span id={`${id}-help`} className="react-aria-FieldDescription" {...help.language}>
        {help.text}
      </span>
    </div>
  );
}
