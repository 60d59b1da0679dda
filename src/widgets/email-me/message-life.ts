/** How long each message stays, in milliseconds (specification, section 9). */
export const MESSAGE_LIFE = { copied: 3000, failed: 5000 } as const;
