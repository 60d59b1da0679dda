import { expect, type Locator } from '@playwright/test';

/** Shows only the field: elements that appear or disappear in front of it also move. */
const FIELD_ALONE =
  'body * { visibility: hidden !important } canvas { visibility: visible !important }';

/**
 * Expects particles to move behind an element that a visitor has scrolled to, and to stop when
 * their button is pressed.
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
