import type { Value } from '../../../lib/edits/edit.ts';
import type { NameKind } from '../../contract/documents.ts';

/** What every kind of shape may say. */
interface Described {
  /** Help for whoever fills it in. */
  readonly description?: string;
  /** What holds where nothing is said. */
  readonly byDefault?: Value;
  /** Whether an empty value means something of its own: in a translation, that the field is left out. */
  readonly isNullable?: boolean;
}

/** A text: words, Markdown, or the name of something. */
export interface TextShape extends Described {
  readonly kind: 'text';
  /** What it is a name of. */
  readonly names?: NameKind;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression's source. */
  readonly pattern?: string;
  /** As JSON Schema names it: `date`, `email`, `uri`. */
  readonly format?: string;
  readonly isMarkdown?: boolean;
  /** Whether digits are written as a number: a figure with or without a unit. */
  readonly mayBeNumber?: boolean;
}

/** A number. */
export interface NumberShape extends Described {
  readonly kind: 'number';
  readonly isInteger: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  /** The value has to be greater than this. */
  readonly above?: number;
}

/** Yes or no. */
export interface SwitchShape extends Described {
  readonly kind: 'switch';
}

/** One of several values. */
export interface ChoiceShape extends Described {
  readonly kind: 'choice';
  readonly options: readonly (string | number)[];
  /** The shared list whose entries are chosen from, by their names. */
  readonly entriesOf?: string;
}

/** The one value that there can be: it tells a branch of a union from the others. */
export interface ConstantShape extends Described {
  readonly kind: 'constant';
  readonly value: Value;
}

/** An object with fields that are described. */
export interface ObjectShape extends Described {
  readonly kind: 'object';
  readonly fields: Readonly<Record<string, Shape>>;
  /** In the order in which the fields are described. */
  readonly required: readonly string[];
}

/** An object whose fields' names are the owner's. */
export interface RecordShape extends Described {
  readonly kind: 'record';
  /** What a field may be called. */
  readonly name: Shape;
  /** What each field holds. */
  readonly entry: Shape;
  readonly required: readonly string[];
}

/** A list. */
export interface ListShape extends Described {
  readonly kind: 'list';
  /** The shapes of its first entries, where each has its own. */
  readonly first: readonly Shape[];
  /** The shape of all further ones; none where there can be none. */
  readonly rest?: Shape;
  readonly minItems: number;
  readonly maxItems?: number;
  /** The shared list that its entries may be names of. */
  readonly entriesOf?: string;
}

/** One of several shapes. */
export interface UnionShape extends Described {
  readonly kind: 'union';
  readonly branches: readonly Shape[];
}

/** A value of which nothing is said: it is shown as what it is. */
export interface AnyShape extends Described {
  readonly kind: 'any';
}

/** What a value in content may be, as a form shows it: a schema without its notation. */
export type Shape =
  | TextShape
  | NumberShape
  | SwitchShape
  | ChoiceShape
  | ConstantShape
  | ObjectShape
  | RecordShape
  | ListShape
  | UnionShape
  | AnyShape;
