import { spawn } from 'node:child_process';

/** What each system opens an address with. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the browser that its owner has chosen; where there is none, nothing happens. */
export function openInBrowser(address: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  // The address has been printed too.
  child.on('error', () => undefined);
  child.unref();
}
