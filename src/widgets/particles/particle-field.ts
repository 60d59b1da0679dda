import { tsParticles } from '@tsparticles/engine';
import { loadExternalPushInteraction } from '@tsparticles/interaction-external-push';
import { loadExternalRepulseInteraction } from '@tsparticles/interaction-external-repulse';
import { loadParticlesLinksInteraction } from '@tsparticles/interaction-particles-links';
import { loadInteractivityPlugin } from '@tsparticles/plugin-interactivity';
import { loadMovePlugin } from '@tsparticles/plugin-move';
import { loadRgbColorPlugin } from '@tsparticles/plugin-rgb-color';
import { loadCircleShape } from '@tsparticles/shape-circle';
import { loadOpacityUpdater } from '@tsparticles/updater-opacity';
import { loadOutModesUpdater } from '@tsparticles/updater-out-modes';
import { loadPaintUpdater } from '@tsparticles/updater-paint';
import { loadSizeUpdater } from '@tsparticles/updater-size';
import { particleOptions } from './particle-options';

/** The engine's part: heavy, and loaded only by those who get to see it. */

/** A field of particles that can be held. */
export interface ParticleField {
  play(): void;
  pause(): void;
}

let prepared: Promise<void> | undefined;

/** What `particleOptions` asks for and no more: the engine's own bundle brings other colours too. */
async function prepare() {
  await loadRgbColorPlugin(tsParticles);
  await loadMovePlugin(tsParticles);
  await loadCircleShape(tsParticles);
  await loadPaintUpdater(tsParticles);
  await loadOpacityUpdater(tsParticles);
  await loadOutModesUpdater(tsParticles);
  await loadSizeUpdater(tsParticles);
  // Push and repulse throw without it.
  await loadInteractivityPlugin(tsParticles);
  await loadExternalPushInteraction(tsParticles);
  await loadExternalRepulseInteraction(tsParticles);
  await loadParticlesLinksInteraction(tsParticles);
}

/**
 * Fills a canvas with particles, in the colours of its text (the dots) and its border (the links).
 *
 * @throws where the browser cannot draw off the page's own thread
 */
export async function fillWithParticles(
  canvas: HTMLCanvasElement,
): Promise<ParticleField | undefined> {
  await (prepared ??= prepare());
  const { color, borderTopColor } = getComputedStyle(canvas);
  return tsParticles.load({
    element: canvas,
    options: particleOptions({ dots: rgb(color), links: rgb(borderTopColor) }),
  });
}

/** Any colour that CSS can compute (`oklab(…)`, `color(…)`), as the engine understands it. */
function rgb(color: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
