import type { Page } from '@playwright/test';

/**
 * What an address that carries script would do, from now on: the texts of dialogs that it opens, which are
 * closed, and the addresses of all that is asked for.
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
