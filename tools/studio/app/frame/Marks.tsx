import { useMemo } from 'react';
import { useNames } from '../names.ts';
import { Mark } from './Mark.tsx';
import type { Pressed } from './pressed.ts';
import type { Marked } from './use-marked.ts';

interface MarksProps {
  /** What shows the open field. */
  readonly marked: Marked | undefined;
  /** What the pointer is on. */
  readonly pointed: Pressed | undefined;
}

/** The outlines over the page: of the open field, and of what a press would open. */
export function Marks({ marked, pointed }: MarksProps) {
  const names = useNames();
  const pointedAt = useMemo(() => pointed && [pointed.element], [pointed]);
  return (
    <div className="frame-marks">
      {marked && <Mark kind="field" elements={marked.elements} name={marked.name} />}
      {pointed && pointedAt && pointed.element !== marked?.elements[0] && (
        <Mark kind="pointed" elements={pointedAt} name={names.place(pointed.field.path)} />
      )}
    </div>
  );
}
