import { useState } from 'react';
import { FieldError, Input, TextField } from 'react-aria-components';
import { fill, useWords } from '../words.tsx';
import { isValue } from './measures.ts';

interface ExactValueProps {
  readonly title: string;
  /** The property of CSS that takes the value. */
  readonly property: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A measure as it is written. It is taken over when one leaves the field, or presses Enter. */
export function ExactValue({ title, property, value, onChoose }: ExactValueProps) {
  const words = useWords('look');
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && !isValue(property, typed);
  const take = () => {
    if (typed === undefined || isWrong) return;
    setTyped(undefined);
    if (typed.trim() !== value) onChoose(typed.trim());
  };
  return (
    <TextField
      aria-label={fill(words.exact, { name: title })}
      className="look-field look-exact"
      value={typed ?? value}
      onChange={setTyped}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take();
      }}
      isInvalid={isWrong}
    >
      <Input className="look-input" dir="ltr" spellCheck={false} />
      <FieldError className="look-error">{words.noValue}</FieldError>
    </TextField>
  );
}
