import { createElement, type ComponentPropsWithoutRef, type ComponentType } from 'react';
import type { IconData } from '~/lib/icons/icon-set';

interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'stroke'> {
  icon: IconData;
  /** The icon's size, in pixels or as a CSS length. */
  size?: number | string;
  /** The stroke width, in units of the icon's 24-unit grid. */
  stroke?: number;
}

/** An icon that a component imports: `virtual:icon/arrow-right`. */
export type DrawnIcon = ComponentType<Omit<IconProps, 'icon'>>;

/**
 * Icons that point along the line, and therefore the other way in a text from right to left. The
 * buttons of a player follow its tape, and are none of them.
 */
const TURNS = /^(arrow|chevron|caret|corner)\b.*-(left|right|back|forward)\b/;

/** An icon chosen in content. It is decorative: the text beside it gives the meaning. */
export function Icon({ icon, size = 24, stroke = 1.5, ...rest }: IconProps) {
  const strokeProps = icon.isFilled
    ? { fill: 'currentColor' }
    : {
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: stroke,
        strokeLinecap: 'round' as const,
        strokeLinejoin: 'round' as const,
      };
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...strokeProps}
      aria-hidden="true"
      data-turns={TURNS.test(icon.name) ? '' : undefined}
      {...rest}
    >
      {icon.shapes.map(([tag, attributes], index) =>
        createElement(tag, { key: index, ...attributes }),
      )}
    </svg>
  );
}
