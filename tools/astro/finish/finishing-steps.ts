import type { FontFamily } from '../../../fonts.config.ts';
import type { Allowance, PolicyDelivery } from '../hosts/policy.ts';
import { checkLinksStep } from './check-links.ts';
import type { FinishingStep } from './finish-pages.ts';
import { nameEffectsStep } from './name-effects.ts';
import { pageLettersStep } from './page-letters.ts';
import { policiesStep } from './policies.ts';

/** What the steps need of the project's configuration. */
interface FinishingOptions {
  readonly families: readonly FontFamily[];
  readonly delivery: PolicyDelivery;
  readonly allowances: readonly Allowance[];
}

/** What happens to printed pages, in this order. */
export const finishingSteps = ({
  families,
  delivery,
  allowances,
}: FinishingOptions): FinishingStep[] => [
  // First, so that a misspelt effect stops the build before anything is written.
  nameEffectsStep,
  // Once every word of a page is there.
  pageLettersStep(families),
  // Once every address of a page is there.
  checkLinksStep,
  // Last: a policy names the scripts and styles that are published, by their hashes.
  policiesStep(delivery, allowances),
];
