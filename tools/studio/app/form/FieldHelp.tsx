import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { useNames, type Help } from '../names.ts';
import { useWords } from '../words.tsx';
import { splitHelp } from './split-help.ts';

/** A field’s name, and whether it may be left out. */
export function FieldLabel({
  label,
  isRequired,
}: {
  readonly label: string;
  readonly isRequired: boolean;
}) {
  const words = useWords('form');
  return (
    <Label className="field-label">
      {label}
      {isRequired || <span className="field-optional"> {words.optional}</span>}
    </Label>
  );
}

interface FootProps {
  /** As the schema says it. */
  readonly description: string | undefined;
  readonly error: string | undefined;
  /** How much is said of how much may be. */
  readonly count?: ReactNode;
}

/** What stands below a control: its mistakes, help, and how much may be said. */
export function FieldFoot({ description, error, count }: FootProps) {
  const help = useNames().help(description ?? '');
  const { short } = splitHelp(help.text);
  return (
    <>
      {error !== undefined && <FieldError className="field-error">{error}</FieldError>}
      {(short || count) && (
        <div className="field-foot">
          <Text slot="description" className="field-help" {...help.language}>
            {short}
          </Text>
          {count}
        </div>
      )}
      <MoreHelp help={help} />
    </>
  );
}

/** What follows the first sentence of a long help, on demand. */
export function MoreHelp({ help }: { readonly help: Help }) {
  const words = useWords('form');
  const { more } = splitHelp(help.text);
  if (more === '') return null;
  return (
    <details className="field-more">
      <summary>{words.more}</summary>
      <span {...help.language}>{more}</span>
    </details>
  );
}
