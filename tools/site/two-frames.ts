/** Runs in the page: resolves after two frames, when whatever watches for being seen has been told. */
export function twoFrames(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
    // Without a frame nothing more is told.
    setTimeout(done, 2000);
  });
}
