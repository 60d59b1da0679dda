import { useState } from 'react';
import { Button } from 'react-aria-components';
import { fill, useWords } from '../words.tsx';
import { AddMenu } from './AddMenu.tsx';
import { entryShape } from './branches.ts';
import { EntryFields } from './EntryFields.tsx';
import { EntryRows } from './EntryRows.tsx';
import { isWithin } from '../documents/is-within.ts';
import { readAs, useForm, type FieldProps } from './form-context.ts';
import { Group } from './GroupField.tsx';
import { InlineEntries } from './InlineEntries.tsx';
import { entryTitle, isInline, pictureOf, waysToAdd } from './list-entries.ts';
import { useNames } from '../names.ts';
import type { ListShape } from './shape.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useList } from './use-list.ts';
import { useOpen } from './use-open.ts';
import { useChoices } from '../choices/use-choices.ts';
import './list.css';

const NONE: readonly never[] = [];

/** A list: its entries as lines, and one of them open below; short texts are written where they stand. */
export function ListField(props: FieldProps & { readonly shape: ListShape }) {
  const { shape, path, value, original, label } = props;
  const words = useWords('form');
  const names = useNames();
  const { isTranslation, mistakes, show } = useForm();
  const read = readAs(value, original);
  const entries: readonly unknown[] = Array.isArray(read) ? read : [];
  const { ids, actions } = useList(path, value, entries.length);
  const [open, setOpen] = useOpen<number | undefined>(
    path,
    undefined,
    (place) => ids[Number(place[path.length] ?? NaN)],
  );
  const [isArranging, arrange] = useState(false);
  // What a schema says of a shared list is where its file is.
  const help =
    shape.entriesOf === undefined
      ? undefined
      : { text: fill(words.entriesOf, { list: names.field(shape.entriesOf) }) };
  const { choices = NONE } = useChoices(
    shape.entriesOf === undefined ? undefined : { entriesOf: shape.entriesOf },
  );
  const { choices: pictures = NONE } = useChoices(
    entries.some(pictureOf) ? { kind: 'pictures' } : undefined,
  );
  const ways = isTranslation ? [] : waysToAdd(shape, entries, choices, words.branches, names);
  const canRemove = !isTranslation && entries.length > shape.minItems;
  const isPlain =
    entries.every((_, at) => isInline(entryShape(shape, at) ?? { kind: 'any' })) &&
    isInline(entryShape(shape, entries.length) ?? shape.first[0] ?? { kind: 'any' });
  const { foot, onRemoved } = useFocusAfterRemoval(entries.length);
  const remove = (at: number) => {
    actions.remove(at);
    onRemoved(at);
  };
  const shared = { actions: { ...actions, remove }, canRemove, canAdd: ways.length > 0 };
  const rows = entries.map((entry, at) => {
    const named = choices.find(({ name }) => name === entry);
    const picture = pictureOf(entry);
    return {
      id: ids[at] ?? at,
      title:
        named?.title ??
        entryTitle(
          entryShape(shape, at),
          entry,
          fill(words.entryNumber, { number: at + 1 }),
          names,
        ),
      thumbnail: named?.thumbnail ?? pictures.find(({ name }) => name === picture)?.thumbnail,
      mistakes: mistakes.filter((one) => isWithin(one.path, [...path, at])).length,
      entry,
    };
  });
  const index = ids.findIndex((id) => id === open);
  return (
    <Group field={props} help={help} note={<Count shape={shape} count={entries.length} />}>
      {isPlain && !isArranging ? (
        <InlineEntries {...props} {...shared} ids={ids} entries={entries} />
      ) : (
        <EntryRows
          {...shared}
          label={label}
          rows={rows}
          open={open}
          onOpen={(id) => {
            if (isPlain) return;
            setOpen(id === open ? undefined : id);
          }}
        />
      )}
      {!isPlain && index >= 0 && (
        <EntryFields
          key={open}
          {...props}
          index={index}
          title={rows[index]?.title ?? ''}
          titles={new Map(choices.map(({ name, title }) => [name, title ?? name]))}
          onClose={() => {
            setOpen(undefined);
          }}
        />
      )}
      <div ref={foot} className="form-list-foot">
        {ways.length > 0 && (
          <AddMenu
            label={fill(words.addTo, { label })}
            ways={ways}
            onAdd={(id) => {
              const way = ways.find((one) => one.id === id);
              if (!way) return;
              actions.insert(entries.length, way.value);
              show([...path, entries.length]);
            }}
          />
        )}
        {isPlain && !isTranslation && entries.length > 1 && (
          <Button
            className="form-link"
            onPress={() => {
              arrange(!isArranging);
            }}
          >
            {isArranging ? words.arranged : words.arrange}
          </Button>
        )}
      </div>
    </Group>
  );
}

/** How many entries a list has to have, where it has not. */
function Count({ shape, count }: { readonly shape: ListShape; readonly count: number }) {
  const words = useWords('form');
  const { minItems, maxItems } = shape;
  if (maxItems === undefined && count >= minItems) return null;
  const isOutside = count < minItems || count > (maxItems ?? Infinity);
  const sentence = count < minItems ? words.entriesAtLeast : words.entriesAtMost;
  return (
    <p className="field-count" data-outside={isOutside || undefined}>
      {fill(sentence, { count, limit: count < minItems ? minItems : (maxItems ?? minItems) })}
    </p>
  );
}
