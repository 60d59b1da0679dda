import { useContext } from 'react';
import {
  Button,
  RadioButton,
  RadioField,
  RadioGroup,
  Select,
  SelectValue,
} from 'react-aria-components';
import { useChoices } from '../choices/use-choices.ts';
import { useWords } from '../words.tsx';
import { FieldBox } from './FieldBox.tsx';
import { FieldFoot, FieldLabel } from './FieldHelp.tsx';
import {
  readAs,
  TitlesContext,
  useChange,
  useForm,
  useMistakes,
  type FieldProps,
} from './form-context.ts';
import { Down } from './icons.tsx';
import { useNames } from '../names.ts';
import type { ChoiceShape } from './shape.ts';
import { TranslationActions } from './Translated.tsx';
import { Options } from './Options.tsx';
import './choice.css';

const NONE: readonly never[] = [];

/** As many choices as stand beside each other, with at most so many letters together. */
const BESIDE = { count: 4, letters: 32 };

/** One of several: beside each other where they are few, else in a list to open. */
export function ChoiceInput(props: FieldProps & { readonly shape: ChoiceShape }) {
  const { shape, path, value, original, label, isRequired } = props;
  const titles = useContext(TitlesContext);
  const { choices: entries = NONE } = useChoices(
    shape.entriesOf === undefined ? undefined : { entriesOf: shape.entriesOf },
  );
  const words = useWords('form');
  const names = useNames();
  const { isTranslation } = useForm();
  const { set } = useChange(path);
  const error = useMistakes(path);
  const said = readAs(value, original) ?? shape.byDefault;
  const shown = typeof said === 'string' || typeof said === 'number' ? String(said) : null;
  const choices = shape.options.map((option) => ({
    id: String(option),
    title:
      titles.get(String(option)) ??
      entries.find(({ name }) => name === option)?.title ??
      names.choice(String(option)),
  }));
  const choose = (id: string) => {
    const option = shape.options.find((one) => String(one) === id);
    if (option !== undefined) set(option);
  };
  const letters = choices.reduce((sum, { title }) => sum + title.length, 0);
  const shared = {
    className: 'field',
    isInvalid: error !== undefined,
    validationBehavior: 'aria',
  } as const;
  const head = <FieldLabel label={label} isRequired={isRequired || isTranslation} />;
  const foot = <FieldFoot description={shape.description} error={error} />;
  return (
    <FieldBox field={props} isLeaf actions={<TranslationActions field={props} />}>
      {choices.length <= BESIDE.count && letters <= BESIDE.letters ? (
        <RadioGroup {...shared} value={shown} onChange={choose}>
          {head}
          <div className="field-radios">
            {choices.map(({ id, title }) => (
              <RadioField key={id} value={id}>
                <RadioButton className="field-radio">{title}</RadioButton>
              </RadioField>
            ))}
          </div>
          {foot}
        </RadioGroup>
      ) : (
        <Select
          {...shared}
          value={shown}
          onChange={(key) => {
            choose(String(key));
          }}
          placeholder={words.choose}
        >
          {head}
          <Button className="field-input field-select">
            <SelectValue />
            <Down />
          </Button>
          {foot}
          <Options items={choices} />
        </Select>
      )}
    </FieldBox>
  );
}
