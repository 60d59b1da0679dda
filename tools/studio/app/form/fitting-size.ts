import type { Shape } from './shape.ts';

/** In pixels. */
interface Size {
  readonly width?: number;
  readonly height?: number;
}

/** The size at which something has room where fields limit it, as the header limits a logo: its proportions stay. */
export function fittingSize(
  { width, height }: Size,
  fields: Readonly<Record<string, Shape>>,
): Size {
  if (width === undefined || height === undefined) return {};
  const scale = Math.min(1, largest(fields['width']) / width, largest(fields['height']) / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const largest = (shape: Shape | undefined) =>
  shape?.kind === 'number' ? (shape.maximum ?? Infinity) : Infinity;
