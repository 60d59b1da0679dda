// @ts-check
import { existsSync, lstatSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../progress.mjs';
import { Failure } from './failure.mjs';
import { runNpm } from './npm.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean,
 *   devOptional?: boolean, bin?: string | Record<string, string>,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} LockEntry
 * @typedef {{ packages?: Record<string, LockEntry> }} Lock
 */

/**
 * @param {string} path
 * @returns {any}
 */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * The first dependency on which package.json and the lock file's record of it differ.
 *
 * @param {LockEntry} manifest package.json
 * @param {Lock} lock package-lock.json
 * @returns {string | undefined} its name
 */
export function disagreement(manifest, lock) {
  const recorded = lock.packages?.[''] ?? {};
  for (const group of /** @type {const} */ (['dependencies', 'devDependencies'])) {
    const wanted = manifest[group] ?? {};
    const locked = recorded[group] ?? {};
    for (const name of new Set([...Object.keys(wanted), ...Object.keys(locked)])) {
      if (wanted[name] !== locked[name]) return name;
    }
  }
  return undefined;
}

/**
 * Whether what npm last put into node_modules is what the lock file asks for. Optional packages
 * may be absent: most of them belong to other platforms.
 *
 * @param {Lock} lock package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json, which npm writes when it has finished
 * @returns {boolean}
 */
export function isInstalled(lock, installed) {
  const wanted = lock.packages ?? {};
  const present = installed.packages ?? {};
  const complete = Object.entries(wanted).every(([path, entry]) => {
    const found = present[path];
    if (path === '' || entry.link) return true;
    if (!found) return Boolean(entry.optional ?? entry.devOptional);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
  return complete && Object.keys(present).every((path) => path in wanted);
}

/**
 * Installs the packages of the lock file unless they are there.
 *
 * @param {string} root the project's folder
 * @param {string} node the Node to run npm with
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [folder] a package of its own below the project, instead of the project itself
 * @returns {Promise<void>}
 * @throws {Failure} when the lock file is missing or stale, or npm fails
 */
export async function ensurePackages(root, node, env, folder = '') {
  const home = join(root, folder);
  const lockName = join(folder, 'package-lock.json');
  const install = `\`node tools/bootstrap.mjs --npm install${folder && ` --prefix ${folder}`}\``;
  if (!existsSync(join(root, lockName))) {
    throw new Failure(
      `${lockName} is missing. Restore it from the repository, or make a new one with ${install}.`,
    );
  }
  const lock = readJson(join(root, lockName));
  const manifestName = join(folder, 'package.json');
  const stale = disagreement(readJson(join(root, manifestName)), lock);
  if (stale) {
    throw new Failure(
      `${manifestName} and ${lockName} disagree about "${stale}". Run ${install} and commit the lock file.`,
    );
  }
  const modules = join(home, 'node_modules');
  // A folder that is only linked here is another project's: npm would empty it.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  // The stamp tells a node_modules made on another system (a shared or copied folder).
  const stamp = join(modules, '.platform');
  const platform = `${process.platform}-${process.arch}`;
  const hidden = join(modules, '.package-lock.json');
  const sameSystem = !existsSync(stamp) || readFileSync(stamp, 'utf8').trim() === platform;
  if (!(sameSystem && existsSync(hidden) && isInstalled(lock, readJson(hidden)))) {
    const packages = folder ? `the packages of ${folder}/` : 'packages';
    const label = existsSync(modules)
      ? `Updating ${packages}`
      : `Installing ${packages} (first run${folder ? '' : ', about a minute'})`;
    // No package of ours needs its install script: compiled parts come ready-made.
    const flags = ['--ignore-scripts', '--include=dev', '--include=optional'];
    await step(label, () => runNpm(['ci', ...flags], { cwd: home, node, env }));
  }
  writeFileSync(stamp, `${platform}\n`);
}

/**
 * The script behind a command of an installed package, such as `astro` or `tsc`.
 *
 * @param {string} root
 * @param {string} name
 * @returns {string} the path of the script
 * @throws {Failure} when no package offers it
 */
export function findCommand(root, name) {
  const { packages = {} } = /** @type {Lock} */ (readJson(join(root, 'package-lock.json')));
  const offers = Object.entries(packages).flatMap(([path, { bin }]) => {
    const file =
      typeof bin === 'string' ? (path.endsWith(`/${name}`) ? bin : undefined) : bin?.[name];
    return file && existsSync(join(root, path, file)) ? [join(root, path, file)] : [];
  });
  // Of several, the one nearest the top: a nested copy serves another package.
  const [best] = offers.sort(
    (a, b) => a.split('node_modules').length - b.split('node_modules').length,
  );
  if (!best) throw new Failure(`No installed package has a command named "${name}".`);
  return realpathSync(best);
}
