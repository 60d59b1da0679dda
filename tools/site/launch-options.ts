import { findBrowser } from '../lib/browser.ts';
import { LOOPBACK } from '../lib/listen.ts';
import { TEST_PORTS } from './test-site.ts';

/** The address of the tests' site. */
export const ORIGIN = `http://${LOOPBACK}:${TEST_PORTS.site}`;

/**
 * The browser of all tests: the system's own, without calls home and without the sandbox, which
 * containers lack.
 */
export const launchOptions = {
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** The two windows in which every route is tested: a desktop and a phone. */
export const WIDTHS = {
  1440: { width: 1440, height: 900 },
  390: { width: 390, height: 844 },
} as const;

/**
 * The window of all other tests, a small laptop's: a third fewer pixels to draw than a desktop's.
 */
export const LAPTOP = { width: 1280, height: 720 } as const;

/** The narrowest window in which nothing may overflow: WCAG 2.2, 1.4.10 Reflow. */
export const NARROWEST = { width: 320, height: 640 } as const;
