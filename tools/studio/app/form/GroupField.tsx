import { useId, type ReactNode } from 'react';
import { Heading } from 'react-aria-components';
import { useNames, type Help } from '../names.ts';
import { useWords } from '../words.tsx';
import { FieldBox } from './FieldBox.tsx';
import { MoreHelp } from './FieldHelp.tsx';
import { useMistakes, type FieldProps } from './form-context.ts';
import { ObjectFields } from './ObjectFields.tsx';
import { splitHelp } from './split-help.ts';
import type { ObjectShape } from './shape.ts';
import { TranslationActions } from './Translated.tsx';
import './group.css';

interface Props {
  readonly field: FieldProps;
  /** What stands beside its name: how many entries it may have. */
  readonly note?: ReactNode;
  /** What is said of it where its schema does not say it. */
  readonly help?: Help | undefined;
  readonly children: ReactNode;
}

/** A field that holds others: its name, its help and its mistakes, and what it holds. */
export function Group({ field, help: given, note, children }: Props) {
  const words = useWords('form');
  const names = useNames();
  const { path, label, shape, isRequired } = field;
  const error = useMistakes(path);
  const id = useId();
  // A section of the form, or the document, bears the name already.
  const isTop = path.length <= 1;
  const help = given ?? names.help(shape.description ?? '');
  const { short } = splitHelp(help.text);
  return (
    <FieldBox
      field={field}
      className={isTop ? 'form-group form-group-top' : 'form-group'}
      actions={isTop ? undefined : <TranslationActions field={field} />}
    >
      <div role="group" aria-labelledby={id} className="form-group-body">
        <Heading
          id={id}
          level={path.length === 0 ? 3 : 4}
          className={isTop ? 'visually-hidden' : 'form-group-label'}
        >
          {label}
          {!isRequired && !isTop && <span className="field-optional"> {words.optional}</span>}
        </Heading>
        {short && (
          <p className="field-help" {...help.language}>
            {short}
          </p>
        )}
        <MoreHelp help={help} />
        {note}
        {error !== undefined && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
        {children}
      </div>
    </FieldBox>
  );
}

/** An object within another. */
export function GroupField(props: FieldProps & { readonly shape: ObjectShape }) {
  const { shape, path, value, original } = props;
  return (
    <Group field={props}>
      <div className="form-fields">
        <ObjectFields shape={shape} path={path} value={value} original={original} />
      </div>
    </Group>
  );
}
