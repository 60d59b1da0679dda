import { inlineSign, type InlineSign } from '~/lib/browser/inline-sign';

const steps: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Returns by how many slides an arrow key steps: the arrow that points where the next slide comes
 * from steps forwards, whichever way one reads.
 */
export function stepOf(key: string, sign: InlineSign): 1 | -1 | undefined {
  const step = steps[key];
  return step && (step === sign ? 1 : -1);
}

/**
 * Returns by how many slides a key steps while the focus is in a carousel: undefined for other
 * keys, and for arrows that move a text cursor.
 *
 * @param root the carousel
 */
export function arrowStep(event: KeyboardEvent, root: Element): 1 | -1 | undefined {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (!(target instanceof Element) || target.closest('input, textarea, select')) return undefined;
  return stepOf(key, inlineSign(root));
}
