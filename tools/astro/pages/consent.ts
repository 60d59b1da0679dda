import type { AstroIntegration } from 'astro';
import type { Site } from '../../../src/lib/site/site.ts';

const file = (name: string) => new URL(`../../../src/shell/consent/${name}`, import.meta.url);

/**
 * Adds the question for consent to the shell, if anything needs it: a dialog on every page, and the
 * script that opens it. Without that, pages contain nothing of either.
 */
export const consent = ({ consent: purposes }: Pick<Site, 'consent'>): AstroIntegration => ({
  name: 'consent',
  hooks: {
    'shell:setup': ({ addPart }) => {
      if (Object.keys(purposes).length === 0) return;
      addPart('corner', file('dialog.tsx'));
      addPart('script', file('start-consent.ts'));
    },
  },
});
