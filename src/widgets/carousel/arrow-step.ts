const steps: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * By how many slides a key steps, wherever in a carousel the focus is: undefined for keys that do
 * not step, and for arrows that move a caret.
 */
export function arrowStep(event: KeyboardEvent): 1 | -1 | undefined {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (!(target instanceof Element) || target.closest('input, textarea, select')) return undefined;
  return steps[key];
}
