import { createElement, type ComponentType } from 'react';

/** A section as the server printed it: see `framed.server.ts`. */
export function framed<Props extends object>(
  Component: ComponentType<Props>,
  section: string,
): ComponentType<Props> {
  return function Framed(props: Props) {
    const element = createElement(Component, props);
    return document.documentElement.hasAttribute('data-section-frame')
      ? createElement(
          'section-frame',
          // The frame marks the one that it shows.
          { 'data-section': section, suppressHydrationWarning: true },
          element,
        )
      : element;
  };
}
