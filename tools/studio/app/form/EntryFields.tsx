import { useId } from 'react';
import { Button } from 'react-aria-components';
import { valueAt } from '../../../lib/edits/edit.ts';
import { fileIn } from '../documents/file-in.ts';
import { useStudio } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';
import { entryShape } from './branches.ts';
import { NestedField } from './NestedField.tsx';
import { FieldBox } from './FieldBox.tsx';
import { kindsOf, settled } from './fields.ts';
import { readAs, TitlesContext, type FieldProps } from './form-context.ts';
import { ObjectFields } from './ObjectFields.tsx';
import { useNames } from '../names.ts';
import type { ListShape } from './shape.ts';

interface Props extends FieldProps {
  readonly shape: ListShape;
  readonly index: number;
  readonly title: string;
  /** How the entries of a shared list are called, by name. */
  readonly titles: ReadonlyMap<string, string>;
  readonly onClose: () => void;
}

/** The entry of a list that is open. */
export function EntryFields(props: Props) {
  const { shape, path, value, original, index, title, titles, onClose } = props;
  const words = useWords('form');
  const id = useId();
  const here = [...path, index];
  const entry = entryShape(shape, index) ?? { kind: 'any' };
  const given = {
    path: here,
    value: valueAt(value, [index]),
    original: valueAt(original, [index]),
  };
  const read = readAs(given.value, given.original);
  const isGroup = settled(entry, read).kind === 'object';
  return (
    <FieldBox field={{ path: here, label: title }} className="form-entry">
      <div role="group" aria-labelledby={id} className="form-fields">
        <h5 id={id} className={entry.kind === 'object' ? 'form-entry-title' : 'visually-hidden'}>
          {title}
        </h5>
        {entry.kind === 'object' ? (
          <ObjectFields {...given} shape={entry} isOneKind={kindsOf(entry) !== undefined} />
        ) : (
          <TitlesContext value={titles}>
            <NestedField
              {...given}
              shape={entry}
              label={isGroup ? title : words.which}
              isRequired
            />
          </TitlesContext>
        )}
        {shape.entriesOf !== undefined && typeof read === 'string' && (
          <EditShared list={shape.entriesOf} name={read} />
        )}
      </div>
      <Button className="form-link" onPress={onClose}>
        {words.close}
      </Button>
    </FieldBox>
  );
}

/** Leads to an entry of a shared list. */
function EditShared({ list, name }: { readonly list: string; readonly name: string }) {
  const words = useWords('form');
  const names = useNames();
  const { site, language, openField } = useStudio();
  const file = fileIn(site, `src/content/${list}.yaml`, language);
  return (
    <Button
      className="form-link"
      onPress={() => {
        openField({ file, path: [name] });
      }}
    >
      {fill(words.editShared, { list: names.field(list) })}
    </Button>
  );
}
