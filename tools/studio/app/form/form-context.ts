import { createContext, useContext } from 'react';
import type { Path } from '../../../../src/lib/content/source-lines.ts';
import { mergeTranslation } from '../../../../src/lib/languages/merge-translation.ts';
import type { Edit, Value } from '../../../lib/edits/edit.ts';
import type { FieldMistake } from '../../contract/documents.ts';
import { isWithin } from '../documents/is-within.ts';
import { setting, unsetting, type Ground } from './changes.ts';
import type { Shape } from './shape.ts';

/** A place that is to be shown; another object with the same path shows it again. */
export interface Target {
  readonly path: Path;
}

/** What all parts of a form share. It stays the same while somebody types. */
export interface FormParts {
  /** The home’s name, for a file of one. */
  readonly folder: string | undefined;
  readonly isTranslation: boolean;
  readonly mistakes: readonly FieldMistake[];
  readonly target: Target | undefined;
  /** Opens the groups around a place and puts the focus there. */
  readonly show: (path: Path) => void;
  /** Says something to screen readers. */
  readonly announce: (message: string) => void;
  readonly edit: (edit: Edit) => void;
  /** What the next edit is made on. */
  readonly ground: () => Ground;
}

/** What {@link useForm} reads. */
export const FormContext = createContext<FormParts | undefined>(undefined);

/** The form that a field stands in. */
export function useForm(): FormParts {
  const form = useContext(FormContext);
  if (!form) throw new Error('Outside a form.');
  return form;
}

/** What is searched for in the form, in small letters; empty where nothing is. */
export const FilterContext = createContext('');

/** How the entries of a shared list are called, by name, for the fields that choose one. */
export const TitlesContext = createContext<ReadonlyMap<string, string>>(new Map());

/** What every control of a form is given. */
export interface FieldProps {
  readonly label: string;
  readonly path: Path;
  readonly shape: Shape;
  /** As the document says it; of a translation: what it says itself. */
  readonly value: unknown;
  /** Of a translation: what its original says at that place. */
  readonly original?: unknown;
  readonly isRequired: boolean;
  /** Takes the field away; none where it has to stay. */
  readonly onRemove?: (() => void) | undefined;
}

/** What a visitor reads at a place: the translation laid over its original. */
export const readAs = (value: unknown, original: unknown): unknown =>
  original === undefined ? value : mergeTranslation(original, value);

/** The words of the mistakes at a place. */
export function useMistakes(path: Path): string | undefined {
  const { mistakes } = useForm();
  const here = mistakes.filter(
    (one) => one.path.length === path.length && isWithin(one.path, path),
  );
  return here.length > 0 ? here.map(({ message }) => message).join(' ') : undefined;
}

/** Changes one place of the document. */
export function useChange(path: Path): {
  readonly set: (value: Value) => void;
  /** Takes the value away: of an optional field, or of one that a translation says. */
  readonly unset: () => void;
} {
  const { edit, ground } = useForm();
  return {
    set: (value) => {
      edit(setting(ground(), path, value));
    },
    unset: () => {
      edit(unsetting(path));
    },
  };
}
