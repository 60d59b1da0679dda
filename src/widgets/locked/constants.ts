/** The attributes whose files are encrypted with a locked work. */
export const SEALED = ['src', 'href', 'poster'] as const;
