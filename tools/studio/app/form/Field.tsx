import { memo } from 'react';
import { ChoiceInput } from './ChoiceInput.tsx';
import { settled } from './fields.ts';
import { readAs, useForm, type FieldProps } from './form-context.ts';
import { GroupField } from './GroupField.tsx';
import { isSame } from '../documents/is-same.ts';
import { LeftOut } from './LeftOut.tsx';
import { ListField } from './ListField.tsx';
import { NumberInput } from './NumberInput.tsx';
import { RecordField } from './RecordField.tsx';
import { SwitchInput } from './SwitchInput.tsx';
import { TextInput } from './TextInput.tsx';
import { UnionField } from './UnionField.tsx';

function AnyField(props: FieldProps) {
  const { shape, value, original, path } = props;
  const { isTranslation } = useForm();
  const isLeftOut = isTranslation && value === null && typeof path.at(-1) === 'string';
  if (isLeftOut) return <LeftOut {...props} />;
  switch (shape.kind) {
    case 'text':
      return <TextInput {...props} shape={shape} />;
    case 'number':
      return <NumberInput {...props} shape={shape} />;
    case 'switch':
      return <SwitchInput {...props} />;
    case 'choice':
      return <ChoiceInput {...props} shape={shape} />;
    case 'list':
      return <ListField {...props} shape={shape} />;
    case 'object':
      return <GroupField {...props} shape={shape} />;
    case 'record':
      return <RecordField {...props} shape={shape} />;
    case 'union':
      return <UnionField {...props} shape={shape} />;
    case 'any':
      return <AnyField {...props} shape={settled(shape, readAs(value, original))} />;
    case 'constant':
      return null;
  }
}

/** One field, whatever it holds. It is printed anew only when what it shows has changed. */
export const Field = memo(AnyField, (before, now) => {
  const { onRemove: one, ...shown } = before;
  const { onRemove: other, ...wanted } = now;
  return (one === undefined) === (other === undefined) && isSame(shown, wanted);
});
