import { useMemo, useState } from 'react';
import {
  Button,
  ComboBox,
  FieldError,
  Group,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import type { NamedChoice } from '../../contract/documents.ts';
import { useNames } from '../names.ts';
import { useStudio } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';
import { completed, meaningOf, offered, seenFrom } from './addresses.ts';
import { ChevronDown } from './icons.tsx';
import type { NameFieldProps } from './NameField.tsx';
import { useChoices } from './use-choices.ts';

const NONE: readonly NamedChoice[] = [];

/** In pixels: the page stays in view beside the list. */
const MOST_HEIGHT = 400;

/** Where a link leads: a page by its name, a place on one, a file, or any full address. */
export function AddressField(props: Omit<NameFieldProps, 'kind'>) {
  const { value = '', onChange, label, description, isRequired, error } = props;
  const words = useWords('choices');
  const help = useNames().help(description ?? '');
  const { page, panel } = useStudio();
  const { choices = NONE, reload } = useChoices({ kind: 'pages' });
  const [typed, setTyped] = useState<string>();
  const text = typed ?? value;
  const own = panel === 'content' ? page.path : undefined;
  const places = useMemo(() => seenFrom(own, choices), [own, choices]);
  const items = useMemo(
    () =>
      offered(text, places, typed === undefined).map((choice) => ({ ...choice, id: choice.name })),
    [text, places, typed],
  );
  const meaning = choices === NONE ? undefined : meaningOf(text, places);
  const commit = (address: string) => {
    setTyped(undefined);
    if (address !== value) onChange(address);
  };
  return (
    <ComboBox
      className="react-aria-ComboBox address-field"
      items={items}
      inputValue={text}
      onInputChange={(now) => {
        setTyped(now === value ? undefined : now);
      }}
      // What is chosen is the text in it: the same page can be chosen again.
      value={null}
      onChange={(key) => {
        if (key !== null) commit(String(key));
      }}
      onBlur={() => {
        if (typed !== undefined) commit(completed(typed) ?? typed.trim());
      }}
      onFocus={() => void reload()}
      allowsCustomValue
      menuTrigger="focus"
      isRequired={isRequired}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label>
        {label} {isRequired || <small>{words.optional}</small>}
      </Label>
      <Group>
        {/* Addresses run from left to right in every language. */}
        <Input dir="ltr" placeholder={words.address} />
        <Button aria-label={words.showAddresses}>
          <ChevronDown />
        </Button>
      </Group>
      {error !== undefined && <FieldError>{error}</FieldError>}
      <Text slot="description">
        {meaning && <span>{fill(words.meanings[meaning.kind], { what: meaning.what })}. </span>}
        <span {...help.language}>{help.text}</span>
      </Text>
      <Popover maxHeight={MOST_HEIGHT}>
        <ListBox className="react-aria-ListBox address-options">
          {({ name, title, target }: NamedChoice) => (
            <ListBoxItem textValue={name} className="react-aria-ListBoxItem address-option">
              <span>{title ?? name}</span>
              <small>{words.targets[target ?? 'address']}</small>
              {title !== undefined && <small dir="ltr">{name}</small>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
