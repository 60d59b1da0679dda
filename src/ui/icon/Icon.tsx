import { createElement, type ComponentPropsWithoutRef, type ComponentType } from 'react';
import type { IconData } from '~/lib/icons/icon-set';

interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'stroke'> {
  icon: IconData;
  /** A side, in pixels or as a CSS length. */
  size?: number | string;
  /** The line's width, in units of the 24 that the icon is drawn in. */
  stroke?: number;
}

/** An icon that a component imports: `virtual:icon/arrow-right`. */
export type DrawnIcon = ComponentType<Omit<IconProps, 'icon'>>;

/** An icon that content chose. It decorates: words beside it say the same. */
export function Icon({ icon, size = 24, stroke = 1.5, ...rest }: IconProps) {
  const pen = icon.isFilled
    ? { fill: 'currentColor' }
    : {
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: stroke,
        strokeLinecap: 'round' as const,
        strokeLinejoin: 'round' as const,
      };
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" {...pen} aria-hidden="true" {...rest}>
      {icon.shapes.map(([tag, attributes], at) => createElement(tag, { key: at, ...attributes }))}
    </svg>
  );
}
