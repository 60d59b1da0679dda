import { useEffect, useState, type RefObject } from 'react';
import type { Bounds } from '../splitter/bounds.ts';

/** What the page is shown as on. */
export type Device = 'phone' | 'tablet' | 'desktop';

/** Their widths, in pixels; a computer’s screen is at least so wide, and as wide as there is room. */
const WIDTHS = { phone: 390, tablet: 768, desktop: 1280 } as const satisfies Record<Device, number>;
/** A phone’s height; the others are as high as there is room. */
const PHONE_HEIGHT = 844;

/** All devices, from the narrowest to the widest. */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const satisfies readonly Device[];

/** The widths that a page can be given freely, in pixels: from the smallest phones to large screens. */
export const FREE_WIDTHS: Bounds = { min: 320, max: 2560 };

/** How a page is fitted into the room that there is. */
export interface Fit {
  /** Of the page, in its own pixels. */
  readonly width: number;
  readonly height: number;
  /** By how much it is made smaller. */
  readonly scale: number;
}

const widthOf = (shown: Device | number, room: number): number =>
  typeof shown === 'number'
    ? shown
    : shown === 'desktop'
      ? Math.max(Math.floor(room), WIDTHS.desktop)
      : WIDTHS[shown];

/** Fits a device, or a page of some width, into a room, all in pixels. */
export function fitInto(shown: Device | number, room: { width: number; height: number }): Fit {
  const width = widthOf(shown, room.width);
  const scale = Math.min(1, room.width / width);
  const height = Math.round(room.height / scale);
  return { width, height: shown === 'phone' ? Math.min(height, PHONE_HEIGHT) : height, scale };
}

/** Fits a device, or a page of some width, into an element, also when that grows. */
export function useFit(
  shown: Device | number,
  room: RefObject<HTMLElement | null>,
): Fit | undefined {
  const [size, setSize] = useState<{ width: number; height: number }>();
  useEffect(() => {
    if (!room.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(room.current);
    return () => {
      observer.disconnect();
    };
  }, [room]);
  return size && size.width > 0 ? fitInto(shown, size) : undefined;
}
