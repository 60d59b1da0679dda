import { expect, type Locator } from '@playwright/test';

/** The field alone: what comes or goes in front of it is another thing that moves. */
const FIELD_ALONE =
  'body * { visibility: hidden !important } canvas { visibility: visible !important }';

/**
 * Particles move behind an element that a visitor has turned to, and stand still from the press of their button on.
 */
export async function expectStillOnRequest(host: Locator): Promise<void> {
  const pause = host.getByRole('button', { name: 'Pause the moving background' });
  await expect(pause).toBeVisible();
  const drawn = () => host.locator('canvas').screenshot({ style: FIELD_ALONE });
  const moves = async () => !(await drawn()).equals(await drawn());
  await expect.poll(moves).toBe(true);
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(moves).toBe(false);
}
