import { isRecord } from '../../../../src/lib/is-record.ts';
import { valueAt } from '../../../lib/edits/edit.ts';
import type { NameKind } from '../../contract/documents.ts';
import { NameField } from '../choices/NameField.tsx';
import { setting, shapeAt, unsetting } from './changes.ts';
import { FieldBox } from './FieldBox.tsx';
import { fittingSize } from './fitting-size.ts';
import { useChange, useForm, type FieldProps } from './form-context.ts';

interface Props extends FieldProps {
  readonly names: NameKind;
  readonly error: string | undefined;
}

const textIn = (value: unknown, field: string) =>
  isRecord(value) && typeof value[field] === 'string' ? { [field]: value[field] } : {};

/** A name out of many: a picture, an icon, a page. What is known of a picture is written beside it. */
export function NamedInput({ names, error, ...props }: Props) {
  const { path, value, label, shape, isRequired } = props;
  const { edit, ground, folder } = useForm();
  const { set, unset } = useChange(path);
  const parent = path.slice(0, -1);
  const around = shapeAt(ground(), parent);
  // Only a picture itself has a description: its framing for phones shares it.
  const fields = around.kind === 'object' && path.at(-1) === 'file' ? around.fields : {};
  const beside = valueAt(ground().value, parent);
  const about = 'alt' in fields && { ...textIn(beside, 'alt'), ...textIn(beside, 'focus') };
  return (
    <FieldBox field={props} isLeaf>
      <NameField
        kind={names}
        value={typeof value === 'string' ? value : undefined}
        about={about}
        onChange={(name, said = {}) => {
          if (name === '' && !isRequired) unset();
          else set(name);
          const fitting = { ...said, ...fittingSize(said, fields) };
          for (const [field, text] of Object.entries<string | number | undefined>(fitting)) {
            const place = [...parent, field];
            const before = valueAt(ground().value, place);
            if (!(field in fields) || before === text) continue;
            edit(text === undefined ? unsetting(place) : setting(ground(), place, text));
          }
        }}
        label={label}
        {...(shape.description !== undefined && { description: shape.description })}
        isRequired={isRequired}
        error={error}
        folder={folder}
      />
    </FieldBox>
  );
}
