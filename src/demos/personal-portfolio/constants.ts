/** How long each message stays, in milliseconds (specification, section 9). */
export const MESSAGE_LIFE = { copied: 3000, failed: 5000 } as const;

/**
 * How far each stop of the beam is from its lens, in metres: in proportion to the widths in
 * `beam.module.css`, as pictures grow with their throw. What comes after the last stands where it does.
 */
export const THROW_METRES = [7, 8, 10, 12, 14, 19, 24] as const;
