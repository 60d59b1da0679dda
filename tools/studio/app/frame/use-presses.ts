import { useEffect, useRef, useState } from 'react';
import type { FieldPlace } from '../studio-context.ts';
import type { LivePage } from './live-page.ts';
import { fieldAt, fieldOf, type Pressed } from './pressed.ts';
import type { SeenPage } from './use-page.ts';

interface Presses {
  readonly live: () => LivePage | undefined;
  /** The file of the page’s own content. */
  readonly file: string | undefined;
  /** Whether presses do what they do for a visitor. */
  readonly isVisiting: boolean;
  readonly onField: (pressed: Pressed) => void;
  /** Something was pressed that comes from no field. */
  readonly onNone: () => void;
  /** The keyboard leaves the page. */
  readonly onLeave: () => void;
}

/** What takes a visitor elsewhere, or sends something: other presses only show another side of the page. */
const LEADS_AWAY = 'a[href], area, form button, input, textarea, select, label';

/**
 * Hears what is pressed in the page, and what is pointed at.
 *
 * @returns the field that is pointed at
 */
export function usePresses(seen: SeenPage | undefined, presses: Presses): Pressed | undefined {
  const [pointed, setPointed] = useState<Pressed>();
  const latest = useRef(presses);
  useEffect(() => {
    latest.current = presses;
  });
  useEffect(() => {
    const frame = seen?.frame.contentWindow;
    const document = seen?.document;
    if (!frame || !document) return undefined;
    const end = new AbortController();
    const options = { signal: end.signal, capture: true };
    const isLeftAlone = ({ altKey }: { altKey: boolean }) => altKey || latest.current.isVisiting;
    const press = (event: MouseEvent) => {
      const { live, file, onField, onNone } = latest.current;
      const page = live();
      const target = event.target as Element;
      const link = target.closest('a[href]');
      if (event.altKey && link && !latest.current.isVisiting) {
        // Some browsers would save what the link leads to.
        event.preventDefault();
        frame.location.assign(link.getAttribute('href') ?? '');
        return;
      }
      if (isLeftAlone(event) || !page) return;
      if (target.closest(LEADS_AWAY)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      // The keyboard presses at no point.
      const at =
        event.detail > 0 ? fieldAt(page, event.clientX, event.clientY, document) : undefined;
      const found = at ?? fieldOf(page, target, file);
      if (found) onField(found);
      else onNone();
    };
    const send = (event: Event) => {
      if (!latest.current.isVisiting) event.preventDefault();
    };
    const point = (event: PointerEvent) => {
      const page = isLeftAlone(event) ? undefined : latest.current.live();
      const found = page && fieldAt(page, event.clientX, event.clientY, document);
      setPointed((before) => (isSame(before, found) ? before : found));
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !latest.current.isVisiting) latest.current.onLeave();
    };
    frame.addEventListener('click', press, options);
    frame.addEventListener('submit', send, options);
    frame.addEventListener('pointermove', point, options);
    frame.addEventListener('keydown', leave, options);
    document.documentElement.addEventListener(
      'pointerleave',
      () => {
        setPointed(undefined);
      },
      { signal: end.signal },
    );
    return () => {
      end.abort();
      setPointed(undefined);
    };
  }, [seen]);
  return pointed;
}

const isSame = (a: Pressed | undefined, b: Pressed | undefined) =>
  a?.element === b?.element && isSameField(a?.field, b?.field);

const isSameField = (a: FieldPlace | undefined, b: FieldPlace | undefined) =>
  a?.file === b?.file && a?.path.join('\n') === b?.path.join('\n');
