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

/** This module contains the heavy engine and is loaded only once particles come into view. */

/** A field of particles that can be paused. */
export interface ParticleField {
  play(): void;
  pause(): void;
}

let prepared: Promise<void> | undefined;

/**
 * Loads only the features that `particleOptions` uses: the engine's own bundle includes other
 * colours.
 */
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
 * Fills a canvas with particles, in the canvas's text colour (dots) and border colour (links).
 *
 * @throws if the browser cannot draw in a worker, off the main thread
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

/** Converts any CSS colour (`oklab(…)`, `color(…)`) into a form that the engine parses. */
function rgb(color: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
