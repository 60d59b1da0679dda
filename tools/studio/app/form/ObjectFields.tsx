import { useContext, useState } from 'react';
import type { Path } from '../../../../src/lib/content/source-lines.ts';
import { isRecord } from '../../../../src/lib/is-record.ts';
import { AddMenu } from './AddMenu.tsx';
import { NestedField } from './NestedField.tsx';
import { fieldsOf, settled, type Field as FormField } from './fields.ts';
import { useWords } from '../words.tsx';
import { FilterContext, readAs, useForm, type FieldProps } from './form-context.ts';
import { isFound } from './is-found.ts';
import { useNames } from '../names.ts';
import { Section } from './Section.tsx';
import { useFocusAfterField } from './use-focus-after-removal.ts';
import type { ObjectShape, Shape } from './shape.ts';

interface Props extends Pick<FieldProps, 'path' | 'value' | 'original'> {
  readonly shape: ObjectShape;
  /** Whether fields that hold others can be closed: at the outermost level. */
  readonly isTop?: boolean;
  /** Whether it says exactly one of its fields. */
  readonly isOneKind?: boolean;
}

const at = (value: unknown, name: string) => (isRecord(value) ? value[name] : undefined);

const isFolded = (kind: string) => ['object', 'list', 'record'].includes(kind);

const isWritten = (shape: Shape) => ['text', 'number'].includes(shape.kind);

/** The fields of an object: those that it has, and a way to add those that it may have. */
export function ObjectFields({ shape, path, value, original, isTop, isOneKind }: Props) {
  const { isTranslation, edit, show } = useForm();
  const words = useWords('form');
  const names = useNames();
  const filter = useContext(FilterContext);
  const [extra, setExtra] = useState<readonly string[]>([]);
  const read = readAs(value, original);
  const { shown, absent } = fieldsOf(shape, read, extra);
  // One that is emptied stays, so that something else can be written in its place.
  const written = shown.filter(({ name, shape: one }) => isWritten(one) && !extra.includes(name));
  if (written.length > 0) setExtra([...extra, ...written.map(({ name }) => name)]);
  const isSection = ({ name, shape: one }: FormField) =>
    isTop === true && isFolded(settled(one, at(read, name)).kind);
  const found = shown
    .filter((field) => isFound(names.field(field.name), at(read, field.name), filter, names))
    // What is closed stands together, below what is open.
    .toSorted((a, b) => Number(isSection(a)) - Number(isSection(b)));
  const { button, onRemoved } = useFocusAfterField();
  const placeOf = (name: string): Path => [...path, name];
  const remove = (name: string) => {
    setExtra((before) => before.filter((one) => one !== name));
    if (at(value, name) !== undefined) edit({ kind: 'remove', path: placeOf(name) });
    onRemoved();
  };
  const canRemove = (isRequired: boolean) => !isRequired && !isTranslation && !isOneKind;
  return (
    <>
      {found.map((shownField) => {
        const { name, shape: one, isRequired } = shownField;
        const label = names.field(name);
        const here = at(read, name);
        const field = (
          <NestedField
            key={name}
            label={label}
            path={placeOf(name)}
            shape={one}
            value={at(value, name)}
            original={at(original, name)}
            isRequired={isRequired}
            onRemove={
              canRemove(isRequired)
                ? () => {
                    remove(name);
                  }
                : undefined
            }
          />
        );
        if (!isSection(shownField)) return field;
        return (
          <Section key={name} label={label} path={placeOf(name)} value={here}>
            {field}
          </Section>
        );
      })}
      {absent.length > 0 && !isTranslation && !isOneKind && filter === '' && (
        <AddMenu
          button={button}
          label={words.addField}
          ways={absent.map((field) => ({
            id: field.name,
            title: names.field(field.name),
            ...(field.shape.description !== undefined && { help: field.shape.description }),
          }))}
          onAdd={(name) => {
            setExtra((before) => [...before, name]);
            show(placeOf(name));
          }}
        />
      )}
    </>
  );
}
