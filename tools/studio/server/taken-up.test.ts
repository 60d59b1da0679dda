import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takenUp } from './taken-up.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-taken-up-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test('a page that is fetched when a change is told has it in it', async () => {
  const file = join(root, 'said.js');
  writeFileSync(file, 'export default "before";');
  const { promise: told, resolve } = Promise.withResolvers<undefined>();
  const onChange = vi.fn(() => {
    resolve(undefined);
  });
  // A plug-in that takes its time, as on a busy machine.
  const slow = {
    name: 'slow',
    watchChange: () => new Promise<void>((done) => setTimeout(done, 200)),
  };
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [slow, takenUp(onChange)],
  });
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('pages are printed in this process');
  const say = async () => (await ssr.runner.import<{ default: string }>('/said.js')).default;
  expect(await say()).toBe('before');
  writeFileSync(file, 'export default "after";');
  server.watcher.emit('change', file);
  await told;
  expect(await say()).toBe('after');
  expect(onChange).toHaveBeenCalledWith({ file, type: 'update' });
  await server.close();
});
