import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FRAME_ELEMENT, frames } from './frame.ts';

/**
 * A section that in a frame of the catalogue says which one it is, and stays whole when it throws: the
 * element then bears the message, and the page's other sections are as they were.
 */
export function framed<Props extends object>(
  Component: ComponentType<Props>,
  section: string,
): ComponentType<Props> {
  return function Framed(props: Props) {
    const element = createElement(Component, props);
    if (frames.getStore() === undefined) return element;
    try {
      renderToStaticMarkup(element);
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      return createElement(FRAME_ELEMENT, { 'data-section': section, 'data-fault': fault });
    }
    return createElement(FRAME_ELEMENT, { 'data-section': section }, element);
  };
}
