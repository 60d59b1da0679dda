// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../progress.mjs';
import { Failure } from './failure.mjs';
import { runNpm } from './npm.mjs';

/**
 * The Node to install when the system's is too old: an exact version, so that runs are
 * reproducible. 24 is the long-term line, but its npm packages aren't published for every Mac;
 * 22.23.2's are.
 *
 * @param {string} platform as `process.platform`
 * @returns {string}
 */
export function broughtVersion(platform) {
  return platform === 'darwin' ? '22.23.2' : '24.21.0';
}

/** Node runs TypeScript without a flag since 22.18; the 23 line is out of support and rejected. */
const OLDEST = { major: 22, minor: 18 };

/**
 * @param {string} version such as `v22.18.0`
 * @returns {boolean}
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > OLDEST.major + 1 || (major === OLDEST.major && minor >= OLDEST.minor);
}

/**
 * The npm package that holds Node's binary for a platform, named as the `node` package names it. It
 * is installed directly because `node` only fetches it in an install script, and newer npm versions
 * (and careful users) don't run those.
 *
 * @param {string} platform as `process.platform`
 * @param {string} arch as `process.arch`
 * @returns {string}
 */
export function nodePackage(platform, arch) {
  const system = platform === 'win32' ? 'win' : platform;
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${system}-${arch}`;
}

/**
 * @param {string} node
 * @returns {string | undefined} its version, or undefined if it doesn't run here
 */
function versionOf(node) {
  const probe = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return probe.status === 0 ? probe.stdout.trim() : undefined;
}

/**
 * Finds a Node that can run the project's tools: the running one, else the one kept in the project,
 * else a new one installed there. Nothing outside the project is changed.
 *
 * @param {string} root the project's folder
 * @returns {Promise<string>} the path of the program
 * @throws {Failure} saying what to do if there is none
 */
export async function ensureNode(root) {
  if (isNewEnough(process.version)) return process.execPath;
  const home = join(root, '.tools', 'node');
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = join(home, 'node_modules', 'node', 'bin', program);
  if (existsSync(node) && isNewEnough(versionOf(node) ?? '')) return node;

  const source = nodePackage(process.platform, process.arch);
  const version = broughtVersion(process.platform);
  const label = `Node ${process.versions.node} is too old here: bringing Node ${version} into .tools (once)`;
  const byHand = 'Install Node 24 from https://nodejs.org, then run the command again.';
  try {
    await step(label, async () => {
      rmSync(home, { recursive: true, force: true });
      mkdirSync(home, { recursive: true });
      // Its own package.json keeps npm from walking up into the project's.
      writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
      const wanted = `node@npm:${source}@${version}`;
      const flags = ['--prefix', home, '--no-save', '--no-package-lock', '--ignore-scripts'];
      await runNpm(['install', wanted, ...flags], { cwd: home, node: process.execPath });
    });
  } catch (error) {
    const unknown = /\b(E404|ETARGET|EBADPLATFORM)\b/.test(String(error));
    if (unknown)
      throw new Failure(`There is no ready-made Node for this platform (${source}). ${byHand}`);
    if (error instanceof Failure) error.message += `\n\nOr: ${byHand}`;
    throw error;
  }
  if (!versionOf(node)) {
    throw new Failure(
      `The Node that npm brought (${source}) does not run on this system. ${byHand}`,
    );
  }
  return node;
}
