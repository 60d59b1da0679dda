import type { PageSection } from '../../contract/sections.ts';

/** How an owner knows a section: by what stands above it, else by what kind it is. */
export const titleOf = ({ heading, name }: Pick<PageSection, 'heading' | 'name'>): string =>
  heading ?? name;
