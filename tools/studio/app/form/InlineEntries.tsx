import { fill, useWords } from '../words.tsx';
import { entryShape } from './branches.ts';
import { EntryMenu } from './EntryMenu.tsx';
import { NestedField } from './NestedField.tsx';
import { useForm, type FieldProps } from './form-context.ts';
import type { ListShape } from './shape.ts';
import { TextInput } from './TextInput.tsx';
import type { ListActions } from './use-list.ts';

interface Props extends FieldProps {
  readonly shape: ListShape;
  readonly ids: readonly number[];
  readonly entries: readonly unknown[];
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  readonly actions: ListActions;
}

const entryAt = (list: unknown, index: number): unknown =>
  Array.isArray(list) ? (list as unknown[])[index] : undefined;

/** The entries of a list of texts, each written where it stands. */
export function InlineEntries(props: Props) {
  const { shape, path, value, original, label, ids, entries, canAdd, canRemove, actions } = props;
  const words = useWords('form');
  const { isTranslation } = useForm();
  return (
    <ol className="form-inline">
      {entries.map((entry, index) => {
        const title = fill(words.numbered, { label, number: index + 1 });
        const one = entryShape(shape, index) ?? ({ kind: 'any' } as const);
        const field = {
          label: title,
          path: [...path, index],
          value: entryAt(value, index) ?? undefined,
          original: entryAt(original, index),
          isRequired: true,
        };
        return (
          <li key={ids[index]} className="form-inline-entry">
            {one.kind === 'text' ? (
              <TextInput {...field} shape={one} isBare />
            ) : (
              <NestedField {...field} shape={one} />
            )}
            {!isTranslation && (
              <EntryMenu
                title={title}
                index={index}
                entry={entry}
                count={entries.length}
                canAdd={canAdd}
                canRemove={canRemove}
                actions={actions}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
