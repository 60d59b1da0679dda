import { expect as expectSoon, type Locator } from '@playwright/test';
import type { OpenStudio } from './open-studio.ts';

/** How long a change may take to the disk and the page, in milliseconds: a setting starts the server anew. */
const CHANGE_MS = 180_000;

/** Waits for what a person would wait for. */
export const expect = expectSoon.configure({ timeout: CHANGE_MS });

/** How long a key takes when somebody watches, in milliseconds. */
const KEY_MS = 45;

const panelOf = ({ window }: OpenStudio) => window.locator('.studio-panels');

/** All that is typed is on the disk. */
export const allSaved = ({ window }: OpenStudio): Promise<void> =>
  expect(window.locator('.save-state')).toHaveText(/All saved/);

/** Presses something, and lets whoever watches see where. */
export async function press(studio: OpenStudio, target: Locator): Promise<void> {
  await studio.pointAt?.(studio.window, target);
  await target.click();
}

/** Presses something in the page, once it is the page that was wanted last. */
export async function pressInPage(studio: OpenStudio, target: Locator): Promise<void> {
  await expect(studio.window.getByText('Making the page …')).toHaveCount(0);
  await press(studio, target);
}

/** Writes over what a field says. */
export async function write(studio: OpenStudio, field: Locator, text: string): Promise<void> {
  await press(studio, field);
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text, { delay: studio.pointAt ? KEY_MS : 0 });
  await expect(field).toHaveValue(text);
}

/** Opens a side of the window. */
export const openTab = (studio: OpenStudio, name: string): Promise<void> =>
  press(studio, studio.window.getByRole('tab', { name, exact: true }));

/** Presses a button beside the page. */
export const pressInPanel = (studio: OpenStudio, name: string | RegExp): Promise<void> =>
  press(
    studio,
    panelOf(studio)
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first(),
  );

/**
 * Presses a text of the page, and writes another one into the field that opens.
 *
 * @param said what the field says before: nothing in a translation that has just begun
 */
export async function rewrite(
  studio: OpenStudio,
  before: string | RegExp,
  after: string,
  said = before,
): Promise<void> {
  await allSaved(studio);
  const field = panelOf(studio).locator(':is(input, textarea):focus');
  // The page may be fetched anew under a finger: then whoever presses does it again.
  await expect(async () => {
    await pressInPage(studio, studio.page.getByText(before).first());
    await expect(field).toHaveValue(said, { timeout: 2000 });
  }).toPass({ timeout: CHANGE_MS });
  await write(studio, field, after);
  await expect(studio.page.getByText(after, { exact: true }).first()).toBeVisible();
}

/** Opens a room of the tab “Site”. */
export async function openRoom(studio: OpenStudio, name: RegExp): Promise<void> {
  await openTab(studio, 'Site');
  const back = panelOf(studio).getByRole('button', { name: /^Back to/ });
  while (await back.isVisible()) await back.click();
  await pressInPanel(studio, name);
}

/** Chooses a file as one does in the window of the operating system, which a browser without a window has not. */
export async function chooseFile(studio: OpenStudio, button: Locator, file: string): Promise<void> {
  const chooser = studio.window.waitForEvent('filechooser');
  await press(studio, button);
  await (await chooser).setFiles(file);
}

/** The dialog that is open. */
export const dialogOf = ({ window }: OpenStudio): Locator => window.getByRole('dialog').last();

/** Presses the button that ends a dialog, and waits until it is closed. */
export async function finish(studio: OpenStudio, button: string): Promise<void> {
  const dialog = dialogOf(studio);
  await press(studio, dialog.getByRole('button', { name: button, exact: true }));
  await expect(studio.window.getByRole('dialog')).toHaveCount(0);
}
