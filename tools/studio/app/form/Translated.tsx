import { Button } from 'react-aria-components';
import { fill, useWords } from '../words.tsx';
import { useChange, useForm, type FieldProps } from './form-context.ts';

/** What the original says at a field of a translation. */
export function OriginalText({ original }: Pick<FieldProps, 'original'>) {
  const { isTranslation } = useForm();
  const words = useWords('form');
  if (!isTranslation || (typeof original !== 'string' && typeof original !== 'number')) return null;
  if (original === '') return null;
  return (
    <p className="field-original" dir="auto">
      <span className="visually-hidden">{words.original} </span>
      {original}
    </p>
  );
}

/** What can be done with a field of a translation beside writing: nothing said, or nothing shown. */
export function TranslationActions({ field }: { readonly field: FieldProps }) {
  const { isTranslation } = useForm();
  const words = useWords('form');
  const { set } = useChange(field.path);
  const { value, original, shape, label } = field;
  if (!isTranslation) return null;
  if (value !== undefined && value !== null) return <TakeOriginal field={field} />;
  if (!shape.isNullable || original === undefined) return null;
  return (
    <Button
      className="form-link"
      aria-label={fill(words.leaveOutOf, { label })}
      onPress={() => {
        set(null);
      }}
    >
      {words.leaveOut}
    </Button>
  );
}

/** Has a field of a translation show again what its original says. */
export function TakeOriginal({ field }: { readonly field: Pick<FieldProps, 'label' | 'path'> }) {
  const words = useWords('form');
  const { label, path } = field;
  const { unset } = useChange(path);
  return (
    <Button
      className="form-link"
      aria-label={fill(words.takeOriginalOf, { label })}
      onPress={unset}
    >
      {words.takeOriginal}
    </Button>
  );
}
