import { useEffect, useRef } from 'react';

interface MarkProps {
  /** What is marked; the outline goes around all of them. */
  readonly elements: readonly Element[];
  readonly name: string;
  readonly kind: 'field' | 'pointed';
}

/** Room for the outline of what is as wide as the page, in its pixels. */
const EDGE = 8;

/** The rectangle around elements, in the frame’s own pixels; undefined where none is seen. */
function around(elements: readonly Element[]) {
  const boxes = elements
    .flatMap((element) => [...element.getClientRects()])
    .filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return undefined;
  const width = elements[0]?.ownerDocument.documentElement.clientWidth ?? Infinity;
  const left = Math.max(EDGE, Math.min(...boxes.map((box) => box.left)));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.min(width - EDGE, Math.max(...boxes.map((box) => box.right)));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { left, top, width: right - left, height: bottom - top };
}

/** An outline over the page, with the name of a field. It follows what it marks, and moves nothing. */
export function Mark({ elements, name, kind }: MarkProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let request = 0;
    const follow = () => {
      const place = around(elements);
      if (box.current) {
        box.current.hidden = place === undefined;
        if (place) {
          for (const [side, value] of Object.entries(place))
            box.current.style.setProperty(side, `${String(Math.round(value))}px`);
          box.current.toggleAttribute('data-at-top', place.top < 32);
        }
      }
      request = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      cancelAnimationFrame(request);
    };
  }, [elements]);
  return (
    <div ref={box} hidden className="frame-mark" data-kind={kind} aria-hidden="true">
      <span className="frame-mark-name">{name}</span>
    </div>
  );
}
