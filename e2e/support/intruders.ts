import type { Page } from '@playwright/test';

/**
 * Records the effects of an address with script: the texts of dialogs, which it closes, and the
 * addresses of all requests.
 */
export function watchIntruders(page: Page): {
  readonly dialogs: readonly string[];
  readonly asked: readonly string[];
} {
  const dialogs: string[] = [];
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => asked.push(request.url()));
  return { dialogs, asked };
}
