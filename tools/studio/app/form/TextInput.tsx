import { useState } from 'react';
import { Input, TextArea, TextField } from 'react-aria-components';
import type { Path } from '../../../../src/lib/content/source-lines.ts';
import { filmAt } from '../../contract/film-address.ts';
import { MarkdownField } from '../markdown/MarkdownField.tsx';
import { fill, useWords } from '../words.tsx';
import { FieldBox } from './FieldBox.tsx';
import { FieldFoot, FieldLabel } from './FieldHelp.tsx';
import { useChange, useForm, useMistakes, type FieldProps } from './form-context.ts';
import { NamedInput } from './NamedInput.tsx';
import type { TextShape } from './shape.ts';
import { OriginalText, TranslationActions } from './Translated.tsx';

/** The most letters that stand on one line of a form. */
const ONE_LINE = 60;

/** Letters on a line of a text, roughly. */
const LINE = 48;

/** What the browser is told of a text with a format. */
const TYPES: Readonly<Record<string, string>> = { date: 'date', email: 'email', uri: 'url' };

const isNumeral = (text: string) => /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text);

/** The film’s name in content, where the address of its page is put into the field of a video service. */
function filmId(path: Path, typed: string): string | undefined {
  const film = filmAt(typed);
  const field = path.at(-1) === 'id' && path.at(-2) === 'video' ? 'youtube' : path.at(-1);
  return film?.service === field ? film?.id : undefined;
}

interface Props extends FieldProps {
  readonly shape: TextShape;
  /** Whether the label is only spoken: an entry of a list of texts. */
  readonly isBare?: boolean;
}

/** A text: one line or several, a name out of many, or words in Markdown. */
export function TextInput(props: Props) {
  const { shape, path, value, original, label, isRequired, isBare = false } = props;
  const { isTranslation } = useForm();
  const { set, unset } = useChange(path);
  const error = useMistakes(path);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const shown = text === '' && typeof original === 'string' ? original : text;
  const mayBeLong = (shape.maxLength ?? 0) > ONE_LINE;
  // It stays what it is while somebody types: another control would take the keyboard away.
  const [isLong] = useState(mayBeLong || shown.length > ONE_LINE || shown.includes('\n'));
  const change = (typed: string) => {
    const now = filmId(path, typed) ?? typed;
    // Nothing said is no text at all, where that is allowed.
    const isNone = now === '' && (isTranslation || (!isRequired && (shape.minLength ?? 0) > 0));
    if (isNone) unset();
    else set(shape.mayBeNumber && isNumeral(now) ? Number(now) : now);
  };
  const actions = <TranslationActions field={props} />;
  if (shape.names !== undefined && !isTranslation)
    return <NamedInput {...props} names={shape.names} error={error} />;
  if (shape.isMarkdown)
    return (
      <FieldBox field={props} isLeaf actions={actions}>
        <OriginalText original={original} />
        <MarkdownField
          value={text}
          onChange={change}
          label={label}
          description={isBare ? undefined : shape.description}
          error={error}
        />
      </FieldBox>
    );
  const type = TYPES[shape.format ?? ''] ?? 'text';
  return (
    <FieldBox field={props} isLeaf actions={actions}>
      <TextField
        className="field"
        value={text}
        onChange={change}
        isRequired={isRequired && !isTranslation}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        type={type}
        {...(isBare && { 'aria-label': label })}
      >
        {!isBare && <FieldLabel label={label} isRequired={isRequired || isTranslation} />}
        <OriginalText original={original} />
        {isLong && type === 'text' ? (
          <TextArea
            dir="auto"
            className="field-input field-area"
            rows={Math.max(2, Math.ceil(shown.length / LINE))}
            placeholder={typeof original === 'string' ? original : ''}
          />
        ) : (
          <Input
            dir="auto"
            className="field-input"
            placeholder={typeof original === 'string' ? original : ''}
          />
        )}
        <FieldFoot
          description={isBare ? undefined : shape.description}
          error={error}
          count={<LetterCount count={text.length} shape={shape} />}
        />
      </TextField>
    </FieldBox>
  );
}

/** How many letters are written, and how many may be. */
function LetterCount({ count, shape }: { readonly count: number; readonly shape: TextShape }) {
  const words = useWords('form');
  const { minLength = 0, maxLength } = shape;
  const isOutside = count < minLength || count > (maxLength ?? Infinity);
  if (maxLength === undefined && (minLength < 2 || !isOutside)) return null;
  const sentence = maxLength === undefined || count < minLength ? words.atLeast : words.atMost;
  return (
    <span className="field-count" data-outside={isOutside || undefined}>
      {fill(sentence, { count, limit: count < minLength ? minLength : (maxLength ?? minLength) })}
    </span>
  );
}
