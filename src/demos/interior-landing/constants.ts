/** What a sample can be of; `materials.module.css` draws each. */
export const materials = [
  'lime',
  'warm',
  'straw',
  'olive',
  'clay',
  'soot',
  'oak',
  'walnut',
  'stone',
  'tile',
  'linen',
  'wool',
  'brass',
  'paper',
] as const;

/** The coats that a wall can have; `wall.module.css` mixes each. */
export const coats = ['lime', 'linen', 'straw', 'olive', 'clay', 'umber'] as const;

/** The hours, in minutes, between which the sun goes along the beams. */
export const MORNING = { from: 7 * 60, to: 12 * 60 } as const;

/** Into how many steps a beam divides the morning. */
export const BEAM_STEPS = 10;
