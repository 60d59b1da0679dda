import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { z } from 'astro/zod';
import type { Path } from '../../../../src/lib/content/source-lines.ts';
import { useStudio, type FieldPlace } from '../studio-context.ts';
import { isWithin } from '../documents/is-within.ts';
import type { Target } from './form-context.ts';

const pathSchema = z.array(z.union([z.string(), z.number()]));

/** The place in the document that an element of the form belongs to. */
function pathOf(element: EventTarget | null): Path | undefined {
  const box = element instanceof Element && element.closest<HTMLElement>('[data-path]');
  const text = box ? box.dataset['path'] : undefined;
  return text === undefined ? undefined : pathSchema.parse(JSON.parse(text));
}

/**
 * Keeps a form and the page at the same place: what takes the focus here is marked there, and what is pressed
 * there is to be shown here.
 */
export function usePlace(file: string): {
  /** The form’s element. */
  readonly box: RefObject<HTMLElement | null>;
  readonly target: Target | undefined;
  readonly show: (path: Path) => void;
} {
  const { field, markField } = useStudio();
  const box = useRef<HTMLElement>(null);
  // A place that the form itself has told is no wish to go there.
  const [own, setOwn] = useState<FieldPlace>();
  const mark = useRef(markField);
  useEffect(() => {
    mark.current = markField;
  }, [markField]);
  const show = useCallback(
    (path: Path) => {
      mark.current({ file, path });
    },
    [file],
  );
  useEffect(() => {
    const { current } = box;
    const tell = ({ target }: FocusEvent) => {
      const path = pathOf(target);
      if (!path) return;
      const isThere =
        field?.file === file && field.path.length === path.length && isWithin(field.path, path);
      if (isThere) return;
      const place = { file, path };
      setOwn(place);
      mark.current(place);
    };
    current?.addEventListener('focusin', tell);
    return () => current?.removeEventListener('focusin', tell);
  }, [field, file]);
  return { box, target: field?.file === file && field !== own ? field : undefined, show };
}
