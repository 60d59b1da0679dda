import { useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { isRecord } from '../../../../src/lib/is-record.ts';
import type { Value } from '../../../lib/edits/edit.ts';
import { useWords } from '../words.tsx';
import { setting } from './changes.ts';
import { NestedField } from './NestedField.tsx';
import { blankOf, settled, summaryOf } from './fields.ts';
import { readAs, useForm, type FieldProps } from './form-context.ts';
import { Group } from './GroupField.tsx';
import { useNames } from '../names.ts';
import { Section } from './Section.tsx';
import type { RecordShape, Shape } from './shape.ts';

/** Fields that bear the name with which an entry is begun. */
const NAMES = ['name', 'title', 'heading', 'label'];

/** A name for an entry, from words: `Amara Silva` is `amara-silva`. */
const keyOf = (words: string) =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

function begun(shape: Shape, words: string): Value {
  const blank = blankOf(shape);
  const named = NAMES.find((name) => shape.kind === 'object' && shape.required.includes(name));
  return named === undefined || !isRecord(blank)
    ? blank
    : { ...(blank as Record<string, Value>), [named]: words };
}

/** An object whose fields' names are the owner's: the entries of a shared list. */
export function RecordField(props: FieldProps & { readonly shape: RecordShape }) {
  const { shape, path, value, original } = props;
  const { isTranslation, edit } = useForm();
  const names = useNames();
  const read = readAs(value, original);
  const entries = isRecord(read) ? Object.entries(read) : [];
  const at = (from: unknown, name: string) => (isRecord(from) ? from[name] : undefined);
  const keys = [...new Set([...shape.required, ...entries.map(([name]) => name)])];
  return (
    <Group field={props}>
      <div className="form-fields">
        {keys.map((name) => {
          const here = [...path, name];
          const isRequired = isTranslation || shape.required.includes(name);
          const title =
            (isRecord(at(read, name)) ? summaryOf(at(read, name)) : undefined) ?? names.field(name);
          const field = (
            <NestedField
              key={name}
              label={title}
              path={here}
              shape={shape.entry}
              value={at(value, name)}
              original={at(original, name)}
              isRequired
              onRemove={
                isRequired
                  ? undefined
                  : () => {
                      edit({ kind: 'remove', path: here });
                    }
              }
            />
          );
          return settled(shape.entry, at(read, name)).kind === 'object' ? (
            <Section key={name} label={title} path={here} value={title}>
              {field}
            </Section>
          ) : (
            field
          );
        })}
      </div>
      {!isTranslation && shape.name.kind !== 'choice' && <AddEntry {...props} names={keys} />}
    </Group>
  );
}

function AddEntry({
  shape,
  path,
  names,
}: Pick<FieldProps, 'path'> & { shape: RecordShape; names: readonly string[] }) {
  const words = useWords('form');
  const { edit, ground, show } = useForm();
  const [name, setName] = useState('');
  const key = keyOf(name);
  const isTaken = key === '' || names.includes(key);
  return (
    <form
      className="form-add-entry"
      onSubmit={(event) => {
        event.preventDefault();
        if (isTaken) return;
        edit(setting(ground(), [...path, key], begun(shape.entry, name.trim())));
        setName('');
        show([...path, key]);
      }}
    >
      <TextField className="field" value={name} onChange={setName}>
        <Label className="field-label">{words.newEntry}</Label>
        <Input className="field-input" />
      </TextField>
      <Button type="submit" className="form-button" isDisabled={isTaken}>
        {words.add}
      </Button>
    </form>
  );
}
