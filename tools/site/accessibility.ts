import { twoFrames } from './two-frames.ts';
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

/** A rule that axe has found broken, with the elements that break it. */
export interface BrokenRule {
  readonly id: string;
  /** What the rule asks for, in axe's words. */
  readonly help: string;
  /** The rule's tags, such as `wcag143` for criterion 1.4.3. */
  readonly tags: readonly string[];
  readonly nodes: readonly { readonly target: string; readonly why: string }[];
}

/** What axe says of a page. */
export interface AxeResult {
  readonly broken: readonly BrokenRule[];
  /** The tags of all rules that found something to check on the page, and no fault in it. */
  readonly kept: readonly string[];
  /** The version of axe. */
  readonly version: string;
}

/**
 * Runs axe over the page as it is, once no colour is in transition.
 *
 * @param rules all of them by default
 */
export async function runAxe(page: Page, rules = ALL_RULES): Promise<AxeResult> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  // Changes after a scroll or a key start in the next frames.
  await page.evaluate(twoFrames);
  await page.evaluate(transitionsEnded, LONGEST_TRANSITION_MS);
  const options: RunOptions = { ...OPTIONS, runOnly: rules };
  return page.evaluate(async (given) => {
    const results = await window.axe?.run(document, given);
    if (!results) throw new Error('axe has not come');
    return {
      broken: results.violations.map(({ id, help, tags, nodes }) => ({
        id,
        help,
        tags,
        nodes: nodes.map(({ target, failureSummary = '' }) => ({
          target: target.join(' '),
          why: failureSummary.split('\n').slice(1).join(' ').trim(),
        })),
      })),
      kept: [...new Set(results.passes.flatMap(({ tags }) => tags))],
      version: results.testEngine.version,
    };
  }, options);
}

/**
 * Runs axe over the page as it is; see {@link runAxe}.
 *
 * @returns a line for each element that breaks a rule
 */
export async function axeViolations(page: Page, rules = ALL_RULES): Promise<string[]> {
  const { broken } = await runAxe(page, rules);
  return broken.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, why }) => `${id} (${help}) at ${target}: ${why}`),
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
