import type { ReactNode } from 'react';
import { Button, Label, Popover, Select, SelectValue, Text } from 'react-aria-components';
import { ChevronDown } from '../choices/icons.tsx';
import './choice.css';

interface ChoiceFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** Said while nothing is chosen. */
  readonly placeholder: string;
  readonly value: string | undefined;
  /** What is chosen, by its name; by itself what its entry in the list says. */
  readonly shown?: string | undefined;
  readonly onChoose: (value: string) => void;
  /** The list to choose from, which is mounted while it is open. */
  readonly children: ReactNode;
}

/** One of a list, which opens below it. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, hint, placeholder, value, shown, onChoose, children } = props;
  return (
    <Select
      className="look-field"
      placeholder={placeholder}
      value={value ?? null}
      onChange={(key) => {
        if (typeof key === 'string') onChoose(key);
      }}
    >
      <Label className="look-label">{label}</Label>
      <Button className="look-select">
        <SelectValue>{shown}</SelectValue>
        <ChevronDown />
      </Button>
      {hint !== undefined && (
        <Text slot="description" className="look-hint">
          {hint}
        </Text>
      )}
      <Popover className="look-popover look-list-popover">{children}</Popover>
    </Select>
  );
}
