import { createElement, type ComponentPropsWithoutRef } from 'react';
import type { IconData } from '~/lib/icon';

interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'stroke'> {
  icon: IconData;
  /** Pixels a side. */
  size?: number;
  /** The line's width, in units of the 24 that the icon is drawn in. */
  stroke?: number;
}

/** An icon that content chose. It decorates: words beside it say the same. */
export function Icon({ icon, size = 24, stroke = 1.5, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {icon.shapes.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
