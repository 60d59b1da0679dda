import { Button } from 'react-aria-components';
import { fill, useWords } from '../words.tsx';
import { FieldBox } from './FieldBox.tsx';
import { useChange, type FieldProps } from './form-context.ts';

/** A field that the original has and the translation does not show. */
export function LeftOut(props: FieldProps) {
  const words = useWords('form');
  const { path, label } = props;
  const { unset } = useChange(path);
  const actions = (
    <Button
      className="form-link"
      aria-label={fill(words.takeOriginalOf, { label })}
      onPress={unset}
    >
      {words.takeOriginal}
    </Button>
  );
  return (
    <FieldBox field={props} isLeaf actions={actions}>
      <div className="field">
        <span className="field-label">{label}</span>
        <p className="field-help">{words.leftOut}</p>
      </div>
    </FieldBox>
  );
}
