import { Button, ListBox, ListBoxItem } from 'react-aria-components';
import type { TypeFamily } from '../../contract/look.ts';
import { fill, useWords } from '../words.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { specimenStyle, useSpecimens } from './use-specimens.ts';

interface FaceSelectProps {
  readonly title: string;
  readonly hint: string;
  readonly families: readonly TypeFamily[];
  /** The family that is worn; none where the theme names another one. */
  readonly variable: string | undefined;
  readonly onChoose: (variable: string) => void;
  /** Goes back to the family of before this sitting. */
  readonly onReset: (() => void) | undefined;
}

/** A family among those that the site has, each shown in itself. */
export function FaceSelect({
  title,
  hint,
  families,
  variable,
  onChoose,
  onReset,
}: FaceSelectProps) {
  const words = useWords('look');
  const worn = families.find((one) => one.variable === variable);
  return (
    <div className="look-row">
      <ChoiceField
        label={title}
        hint={hint}
        placeholder={words.noFamily}
        value={variable}
        shown={worn?.name}
        onChoose={onChoose}
      >
        <Families families={families} />
      </ChoiceField>
      {onReset && (
        <Button
          className="look-action"
          aria-label={fill(words.resetNamed, { name: title })}
          onPress={onReset}
        >
          {words.reset}
        </Button>
      )}
    </div>
  );
}

/** Mounted while the list is open: only then are the specimens fetched. */
function Families({ families }: Pick<FaceSelectProps, 'families'>) {
  useSpecimens(families);
  return (
    <ListBox
      className="look-list"
      items={families.map((family) => ({ id: family.variable, family }))}
    >
      {({ id, family }) => (
        <ListBoxItem id={id} textValue={family.name} className="look-item">
          <span style={specimenStyle(family)}>{family.name}</span>
        </ListBoxItem>
      )}
    </ListBox>
  );
}
