import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { ownersEnvironment } from '../copy-project.ts';
import { ensureBrowser } from '../../lib/browser.ts';
import { launchOptions } from '../../site/launch-options.ts';

/** How long one thing may take at most, in milliseconds: the first page of a busy machine is the longest. */
const PATIENCE_MS = 120_000;

/** The window in which an owner works. */
const WINDOW = { width: 1440, height: 900 } as const;

/** Moves a drawn pointer to something in the window. */
type PointAt = (window: Page, target: Locator) => Promise<void>;

/** The studio of a site, in a browser. */
export interface OpenStudio {
  readonly window: Page;
  /** The live page. */
  readonly page: FrameLocator;
  /** Where somebody watches: shows where the hands are, which are slower then. */
  readonly pointAt: PointAt | undefined;
  /** What the browser and the server complained about. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts `npm run edit` in a site's folder, and opens what it prints. */
export async function openStudio(
  folder: string,
  { port, pointAt }: { readonly port: number; readonly pointAt?: PointAt },
): Promise<OpenStudio> {
  const args = [join(folder, 'tools/edit.ts'), '--no-open', '--port', String(port)];
  const server = spawn(process.execPath, args, {
    cwd: folder,
    // A development server: it knows by itself that it is one.
    env: { ...ownersEnvironment(), NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  server.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
  const address = await new Promise<string>((found, fail) => {
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [printed] = /http:\S+_studio\S+/.exec(said) ?? [];
      if (printed !== undefined) found(printed);
    });
    server.once('exit', () => {
      fail(new Error(`npm run edit has ended:\n${said}${complaints.join('')}`));
    });
  });
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({ ...launchOptions, executablePath });
  const window = await browser.newPage({ viewport: WINDOW });
  window.setDefaultTimeout(PATIENCE_MS);
  window.on('pageerror', ({ message }) => complaints.push(message));
  window.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await window.goto(address);
  return {
    window,
    page: window.frameLocator('iframe.is-seen'),
    pointAt,
    complaints,
    close: async () => {
      await browser.close();
      server.removeAllListeners('exit');
      server.kill();
      await once(server, 'close');
    },
  };
}
