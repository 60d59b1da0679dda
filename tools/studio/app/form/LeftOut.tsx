import { useWords } from '../words.tsx';
import { FieldBox } from './FieldBox.tsx';
import type { FieldProps } from './form-context.ts';
import { TakeOriginal } from './Translated.tsx';

/** A field that the original has and the translation does not show. */
export function LeftOut(props: FieldProps) {
  const words = useWords('form');
  return (
    <FieldBox field={props} isLeaf actions={<TakeOriginal field={props} />}>
      <div className="field">
        <span className="field-label">{props.label}</span>
        <p className="field-help">{words.leftOut}</p>
      </div>
    </FieldBox>
  );
}
