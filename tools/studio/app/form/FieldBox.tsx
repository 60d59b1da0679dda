import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { fill, useWords } from '../words.tsx';
import { isWithin } from '../documents/is-within.ts';
import { useForm, type FieldProps } from './form-context.ts';
import { Cross } from './icons.tsx';
import './field.css';

interface Props {
  readonly field: Pick<FieldProps, 'path' | 'label' | 'onRemove'>;
  readonly className?: string;
  /** Whether places further inside are this one too, as it has no fields of its own. */
  readonly isLeaf?: boolean;
  /** Further buttons beside the label. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The place of a field in its form: it comes into view and takes the focus when it is asked for. */
export function FieldBox({ field, className = '', isLeaf = false, actions, children }: Props) {
  const words = useWords('form');
  const { target } = useForm();
  const { path, label, onRemove } = field;
  const box = useRef<HTMLDivElement>(null);
  const isWanted =
    target !== undefined &&
    isWithin(target.path, path) &&
    (isLeaf || target.path.length === path.length);
  useEffect(() => {
    if (!isWanted) return undefined;
    const { current } = box;
    current?.scrollIntoView({ block: 'center' });
    // A list that opens with the focus closes when the form scrolls, which is told before the next frame.
    const frame = requestAnimationFrame(() => {
      if (current && !current.contains(document.activeElement))
        current
          .querySelector<HTMLElement>('input, textarea, [contenteditable], button')
          ?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isWanted, target]);
  return (
    <div
      ref={box}
      className={`field-box ${isLeaf ? 'field-leaf' : ''} ${className}`}
      data-path={JSON.stringify(path)}
    >
      {children}
      {(actions !== undefined || onRemove) && (
        <div className="field-actions">
          {actions}
          {onRemove && (
            <Button
              className="form-icon-button"
              aria-label={fill(words.removeField, { label })}
              onPress={onRemove}
            >
              <Cross />
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
