import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components';
import './choice.css';

interface ChoiceProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string | undefined;
  readonly choices: readonly { readonly value: string; readonly title: string }[];
  readonly onChoose: (value: string) => void;
}

/** One of a list of names. */
export function Choice({ label, placeholder = '', value, choices, onChoose }: ChoiceProps) {
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
        <SelectValue />
        <span aria-hidden="true">⌄</span>
      </Button>
      <Popover className="look-popover look-list-popover">
        <ListBox className="look-list">
          {choices.map((one) => (
            <ListBoxItem key={one.value} id={one.value} className="look-item">
              {one.title}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
