/**
 * The attribute by which a work's cover moves from its card into its page and back: `base.scss` makes
 * it the name of a view transition, so both carry the same.
 */
export const coverName = (work: string) => ({ 'data-work-cover': `work-${work}` });
