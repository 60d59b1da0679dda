const steps: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Returns by how many slides a key steps while the focus is in a carousel: undefined for other
 * keys, and for arrows that move a text cursor.
 */
export function arrowStep(event: KeyboardEvent): 1 | -1 | undefined {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (!(target instanceof Element) || target.closest('input, textarea, select')) return undefined;
  return steps[key];
}
