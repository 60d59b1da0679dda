import { ListBox, ListBoxItem } from 'react-aria-components';
import { ChoiceField } from './ChoiceField.tsx';

interface ChoiceProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string | undefined;
  readonly choices: readonly { readonly value: string; readonly title: string }[];
  readonly onChoose: (value: string) => void;
}

/** One of a list of names. */
export function Choice({ choices, placeholder = '', ...field }: ChoiceProps) {
  return (
    <ChoiceField {...field} placeholder={placeholder}>
      <ListBox className="look-list">
        {choices.map((one) => (
          <ListBoxItem key={one.value} id={one.value} className="look-item">
            {one.title}
          </ListBoxItem>
        ))}
      </ListBox>
    </ChoiceField>
  );
}
