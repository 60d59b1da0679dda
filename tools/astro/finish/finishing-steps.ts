import type { FontFamily } from '../../../fonts.config.ts';
import type { Allowance, PolicyDelivery } from '../hosts/policy.ts';
import { checkLinksStep } from './check-links.ts';
import type { FinishingStep } from './finish-pages.ts';
import { nameEffectsStep } from './name-effects.ts';
import { pageLettersStep } from './page-letters.ts';
import { policiesStep } from './policies.ts';

/** The project settings that the steps need. */
interface FinishingOptions {
  readonly families: readonly FontFamily[];
  readonly delivery: PolicyDelivery;
  readonly allowances: readonly Allowance[];
}

/** The steps for built pages, in this order. */
export const finishingSteps = ({
  families,
  delivery,
  allowances,
}: FinishingOptions): FinishingStep[] => [
  // First, so that a misspelt effect stops the build before anything is written.
  nameEffectsStep,
  // Once the pages' words are complete.
  pageLettersStep(families),
  // Once the pages' addresses are complete.
  checkLinksStep,
  // Last: a policy contains the hashes of the published scripts and styles.
  policiesStep(delivery, allowances),
];
