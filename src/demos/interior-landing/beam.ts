import { BEAM_STEPS, MORNING } from './constants';

/**
 * How far along a beam the sun has come, in whole steps.
 *
 * @param hour as a clock has it, `07:40`; outside the morning it stays at the beam's end
 */
export function stepOf(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  const share = (hours * 60 + minutes - MORNING.from) / (MORNING.to - MORNING.from);
  return Math.round(Math.min(1, Math.max(0, share)) * BEAM_STEPS);
}
