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

/** A text; with `number`, one that is written as a number where it is one. */
export interface TextShape extends Described {
  readonly kind: 'text';
  readonly names?: NameKind;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression's source. */
  readonly pattern?: string;
  readonly format?: string;
  readonly isMarkdown?: boolean;
  readonly mayBeNumber?: boolean;
}

export interface NumberShape extends Described {
  readonly kind: 'number';
  readonly isInteger: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  /** The value has to be greater than this. */
  readonly above?: number;
}

export interface SwitchShape extends Described {
  readonly kind: 'switch';
}

export interface ChoiceShape extends Described {
  readonly kind: 'choice';
  readonly options: readonly (string | number)[];
}

export interface ConstantShape extends Described {
  readonly kind: 'constant';
  readonly value: Value;
}

export interface ObjectShape extends Described {
  readonly kind: 'object';
  readonly fields: Readonly<Record<string, Shape>>;
  /** In the order in which the fields are described. */
  readonly required: readonly string[];
}

/** An object whose fields' names are the owner's. */
export interface RecordShape extends Described {
  readonly kind: 'record';
  readonly name: Shape;
  readonly entry: Shape;
  readonly required: readonly string[];
}

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
