import { SwitchButton, SwitchField } from 'react-aria-components';
import { FieldBox } from './FieldBox.tsx';
import { FieldFoot } from './FieldHelp.tsx';
import { readAs, useChange, useMistakes, type FieldProps } from './form-context.ts';
import { TranslationActions } from './Translated.tsx';
import './choice.css';

/** Yes or no. */
export function SwitchInput(props: FieldProps) {
  const { shape, path, value, original, label } = props;
  const { set } = useChange(path);
  const error = useMistakes(path);
  const shown = readAs(value, original) ?? shape.byDefault;
  return (
    <FieldBox field={props} isLeaf actions={<TranslationActions field={props} />}>
      <SwitchField
        className="field"
        isSelected={shown === true}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        onChange={set}
      >
        <SwitchButton className="field-switch">
          <span className="field-switch-track" />
          {label}
        </SwitchButton>
        <FieldFoot description={shape.description} error={error} />
      </SwitchField>
    </FieldBox>
  );
}
