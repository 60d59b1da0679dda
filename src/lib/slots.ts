/**
 * Names the parts of a component that a theme can style with `[data-slot='…']`.
 *
 * @example
 * const slot = slots<'title' | 'text'>();
 * <h2 data-slot={slot('title')}>
 * @returns a function that returns its argument, and that the compiler limits to these names
 */
export const slots =
  <Slot extends string>() =>
  (name: Slot): Slot =>
    name;
