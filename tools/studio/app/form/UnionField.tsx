import { useState } from 'react';
import { Button, Select, SelectValue } from 'react-aria-components';
import { useNames } from '../names.ts';
import { fill, useWords } from '../words.tsx';
import { branchLabels, branchOf } from './branches.ts';
import { NestedField } from './NestedField.tsx';
import { switched } from './fields.ts';
import { readAs, useChange, useForm, type FieldProps } from './form-context.ts';
import { Down } from './icons.tsx';
import { Options } from './Options.tsx';
import type { UnionShape } from './shape.ts';
import './group.css';

/** A field that may be one of several things: which, and its own fields. */
export function UnionField(props: FieldProps & { readonly shape: UnionShape }) {
  const { shape, path, label, value, original } = props;
  const { isTranslation } = useForm();
  const words = useWords('form');
  const names = useNames();
  const { set } = useChange(path);
  const read = readAs(value, original);
  // What has just been chosen may be too empty yet to be told from the others.
  const [chosen, choose] = useState<number>();
  const now = chosen ?? branchOf(shape.branches, read);
  const branch = shape.branches[now] ?? { kind: 'any' };
  const labels = branchLabels(shape.branches, words.branches, names).map((title, id) => ({
    id,
    title,
  }));
  const { description } = shape;
  const described = description === undefined ? branch : { ...branch, description };
  return (
    <div className="form-union">
      <NestedField {...props} shape={described} />
      {!isTranslation && (
        <Select
          className="form-union-choice"
          aria-label={fill(words.whichOf, { label })}
          value={now}
          onChange={(key) => {
            const wanted = shape.branches[Number(key)];
            if (!wanted || Number(key) === now) return;
            choose(Number(key));
            set(switched(wanted, read));
          }}
        >
          <Button className="form-link">
            <SelectValue />
            <Down />
          </Button>
          <Options items={labels} />
        </Select>
      )}
    </div>
  );
}
