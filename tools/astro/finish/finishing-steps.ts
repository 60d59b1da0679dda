import type { FontFamily } from '../../../fonts.config.ts';
import type { Allowance, PolicyDelivery } from '../hosts/policy.ts';
import { checkLinksStep } from './check-links.ts';
import { faqPagesStep } from './faq-pages.ts';
import type { FinishingStep } from './finish-pages.ts';
import { lockWorksStep } from './lock-works.ts';
import { markdownTwinsStep, type TwinOptions } from './markdown-twins.ts';
import { nameEffectsStep } from './name-effects.ts';
import { oneCoverStep } from './one-cover.ts';
import { pageLettersStep } from './page-letters.ts';
import { policiesStep } from './policies.ts';

/** The project settings that the steps need. */
interface FinishingOptions {
  readonly families: readonly FontFamily[];
  readonly delivery: PolicyDelivery;
  readonly allowances: readonly Allowance[];
  /** The passwords of locked works, by their variables' names. */
  readonly passwords: Readonly<Record<string, string>>;
  readonly twins: TwinOptions;
}

/** The steps for built pages, in this order. */
export const finishingSteps = ({
  families,
  delivery,
  allowances,
  passwords,
  twins,
}: FinishingOptions): FinishingStep[] => [
  // First, so that a misspelt effect stops the build before anything is written.
  nameEffectsStep,
  oneCoverStep,
  faqPagesStep,
  // Once the pages' words are complete.
  pageLettersStep(families),
  // Once the pages' addresses are complete.
  checkLinksStep,
  // Once letters, links and effects of what is hidden are known.
  lockWorksStep(passwords),
  // Once what is locked is out of the pages, and what they ask of search engines is in them.
  markdownTwinsStep(twins),
  // Last: a policy contains the hashes of the published scripts and styles.
  policiesStep(delivery, allowances),
];
