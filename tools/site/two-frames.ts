/**
 * Runs in the page: resolves after two frames, by which time observers of visibility have been
 * notified.
 */
export function twoFrames(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
    // Without frames there are no more notifications.
    setTimeout(done, 2000);
  });
}
