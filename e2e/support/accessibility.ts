import { twoFrames } from '../../tools/site/two-frames.ts';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOnly, RunOptions } from 'axe-core';

/** WCAG 2.2 AA, everything before it, and axe's best practice. */
export const ALL_RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The subset of these rules that another stylesheet can break. */
export const RULES_OF_STYLE: RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
};

const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  // Frames only contain the tests' own stand-ins.
  iframes: false,
  // None of these rules reads the text of stylesheets.
  preload: { assets: ['media'] },
};

/** No theme has a longer transition, in milliseconds. */
const LONGEST_TRANSITION_MS = 3000;

/**
 * The minified build is less than half as long as the readable one, and it is sent to the browser
 * with each page.
 */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    /** Added by the test. */
    axe?: { run(page: Document, options: RunOptions): Promise<AxeResults> };
  }
}

/**
 * Runs axe over the page as it is, once no colour is in transition.
 *
 * @param rules all of them by default
 * @returns a line for each element that breaks a rule
 */
export async function axeViolations(page: Page, rules = ALL_RULES): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  // Changes after a scroll or a key start in the next frames.
  await page.evaluate(twoFrames);
  await page.evaluate(transitionsEnded, LONGEST_TRANSITION_MS);
  const options: RunOptions = { ...OPTIONS, runOnly: rules };
  const violations = await page.evaluate(async (given) => {
    const results = await window.axe?.run(document, given);
    if (!results) throw new Error('axe has not come');
    return results.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ target, failureSummary = '' }) => ({ target, failureSummary })),
    }));
  }, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const why = failureSummary.split('\n').slice(1).join(' ').trim();
      return `${id} (${help}) at ${target.join(' ')}: ${why}`;
    }),
  );
}

/**
 * Runs in the page: waits until no transition is running, including those that others have
 * triggered.
 *
 * @param longest milliseconds after which to give up: a browser never ends a transition that it
 * doesn't draw
 */
async function transitionsEnded(longest: number): Promise<void> {
  const tooLong = new Promise((resolve) => setTimeout(resolve, longest, true));
  for (;;) {
    const running = document
      .getAnimations()
      .filter((one) => one instanceof CSSTransition && one.playState === 'running');
    if (running.length === 0) return;
    // A cancelled transition has ended as well.
    const ended = Promise.allSettled(running.map(({ finished }) => finished));
    if ((await Promise.race([ended, tooLong])) === true) return;
  }
}
