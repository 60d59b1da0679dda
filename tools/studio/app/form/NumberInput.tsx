import { useState } from 'react';
import { Input, TextField } from 'react-aria-components';
import { fill, useWords } from '../words.tsx';
import { FieldBox } from './FieldBox.tsx';
import { FieldFoot, FieldLabel } from './FieldHelp.tsx';
import { useChange, useForm, useMistakes, type FieldProps } from './form-context.ts';
import type { NumberShape } from './shape.ts';
import { TranslationActions } from './Translated.tsx';

/** Limits further apart than this help nobody. */
const WIDE = 1000;

/** A number as somebody writes it, with a point or a comma; undefined for anything else. */
function numberIn(text: string): number | undefined {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}

/** A number. What is no number yet stays in the field and is not written. */
export function NumberInput(props: FieldProps & { readonly shape: NumberShape }) {
  const { shape, path, value, original, label, isRequired } = props;
  const words = useWords('form');
  const { isTranslation } = useForm();
  const { set, unset } = useChange(path);
  const mistake = useMistakes(path);
  const [draft, setDraft] = useState<string>();
  const error = draft === undefined ? mistake : words.noNumber;
  const { minimum, maximum } = shape;
  const limits =
    minimum !== undefined && maximum !== undefined && maximum - minimum <= WIDE
      ? fill(words.between, { minimum, maximum })
      : undefined;
  return (
    <FieldBox field={props} isLeaf actions={<TranslationActions field={props} />}>
      <TextField
        className="field field-short"
        value={draft ?? (typeof value === 'number' ? String(value) : '')}
        onChange={(text) => {
          const number = numberIn(text);
          const isNone = text === '' && (isTranslation || !isRequired);
          // A point at the end is on its way to a fraction.
          const isWhole = number !== undefined && String(number) === text;
          setDraft(isNone || isWhole ? undefined : text);
          if (isNone) unset();
          else if (number !== undefined) set(number);
        }}
        onBlur={() => {
          if (numberIn(draft ?? '') !== undefined) setDraft(undefined);
        }}
        isRequired={isRequired && !isTranslation}
        isInvalid={error !== undefined && (draft === undefined || numberIn(draft) === undefined)}
        validationBehavior="aria"
        inputMode={shape.isInteger ? 'numeric' : 'decimal'}
      >
        <FieldLabel label={label} isRequired={isRequired || isTranslation} />
        <Input
          className="field-input"
          placeholder={typeof original === 'number' ? String(original) : ''}
        />
        <FieldFoot
          description={shape.description}
          error={draft !== undefined && numberIn(draft) !== undefined ? undefined : error}
          count={limits && <span className="field-count">{limits}</span>}
        />
      </TextField>
    </FieldBox>
  );
}
