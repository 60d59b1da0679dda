/** What the ribbon is lit by; `light.module.css` has the colours of each. */
export const lights = ['sign', 'bar', 'screen', 'sodium', 'dawn', 'day', 'mercury'] as const;

/** What a part of the ribbon is lit by. */
export type Light = (typeof lights)[number];
