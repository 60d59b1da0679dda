// @ts-check
import { existsSync, lstatSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { step } from '../progress.mjs';
import { Failure } from './failure.mjs';
import { runNpm } from './npm.mjs';

/**
 * @typedef {Record<string, string>} Versions
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean,
 *   devOptional?: boolean, bin?: string | Versions, dependencies?: Versions,
 *   devDependencies?: Versions, optionalDependencies?: Versions, peerDependencies?: Versions }} LockEntry
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
 * Finds the first dependency on which package.json and the lock file's record of it differ.
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
 * Resolves a package from inside another as Node does: in the nearest `node_modules` upwards.
 *
 * @param {Record<string, LockEntry>} packages
 * @param {string} from the folder of the importing package
 * @param {string} name
 * @returns {string | undefined} its folder, if the lock file has it
 */
function locate(packages, from, name) {
  for (let at = from; ; at = dirname(at)) {
    const path = join(at, 'node_modules', name).replaceAll('\\', '/');
    if (path in packages) return path;
    if (at === '.' || at === '') return undefined;
  }
}

/**
 * The part of a lock file that the project and some of its workspaces need: the file covers every
 * workspace, and most are never installed.
 *
 * @param {Lock} lock package-lock.json
 * @param {readonly string[]} workspaces their folders
 * @returns {Lock}
 */
export function neededBy({ packages = {} }, workspaces) {
  const roots = ['', ...workspaces];
  const needed = new Set(roots);
  for (const path of needed) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } =
      packages[path] ?? {};
    const own = roots.includes(path) ? devDependencies : {};
    const names = { ...dependencies, ...optionalDependencies, ...peerDependencies, ...own };
    for (const name of Object.keys(names)) {
      const found = locate(packages, path, name);
      if (found) needed.add(found);
    }
  }
  return { packages: Object.fromEntries([...needed].map((path) => [path, packages[path] ?? {}])) };
}

/**
 * Whether node_modules matches the lock file. Optional packages may be absent: most of them are for
 * other platforms.
 *
 * @param {Lock} lock package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json, which npm writes when it has finished
 * @param {readonly string[]} [workspaces] the folders of the workspaces whose packages are needed too
 * @returns {boolean}
 */
export function isInstalled(lock, installed, workspaces = []) {
  const wanted = neededBy(lock, workspaces).packages ?? {};
  const present = installed.packages ?? {};
  const complete = Object.entries(wanted).every(([path, entry]) => {
    const found = present[path];
    if (!path.includes('node_modules') || entry.link) return true;
    if (!found) return Boolean(entry.optional ?? entry.devOptional);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
  return complete && Object.keys(present).every((path) => path in (lock.packages ?? {}));
}

/**
 * Installs the lock file's packages if they are missing: the project's, and on request a
 * workspace's. `.npmrc` sets `workspaces=false`, so that `npm ci` leaves out packages that only
 * some commands need.
 *
 * @param {string} root the project's folder
 * @param {string} node the Node to run npm with
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [workspace] the folder of the workspace whose packages are needed too
 * @returns {Promise<void>}
 * @throws {Failure} when the lock file is missing or stale, or npm fails
 */
export async function ensurePackages(root, node, env, workspace) {
  const install = '`node tools/bootstrap.mjs --npm install`';
  const lockPath = join(root, 'package-lock.json');
  if (!existsSync(lockPath)) {
    throw new Failure(
      `package-lock.json is missing. Restore it from the repository, or make a new one with ${install}.`,
    );
  }
  const lock = readJson(lockPath);
  const manifest = readJson(join(root, 'package.json'));
  const stale = disagreement(manifest, lock);
  if (stale) {
    throw new Failure(
      `package.json and package-lock.json disagree about "${stale}". Run ${install} and commit the lock file.`,
    );
  }
  const modules = join(root, 'node_modules');
  // A symbolic link points to another project's packages: npm would empty that folder.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  // The stamp detects a node_modules made on another system (a shared or copied folder).
  const stamp = join(modules, '.platform');
  const platform = `${process.platform}-${process.arch}`;
  const hidden = join(modules, '.package-lock.json');
  const installed = existsSync(hidden) ? readJson(hidden) : {};
  const sameSystem = !existsSync(stamp) || readFileSync(stamp, 'utf8').trim() === platform;
  const requested = workspace === undefined ? [] : [workspace];
  if (!(sameSystem && existsSync(hidden) && isInstalled(lock, installed, requested))) {
    // npm empties node_modules first, so workspaces that were installed are installed again.
    const alreadyInstalled = workspacesOf(manifest).filter((one) =>
      isInstalled(lock, installed, [one]),
    );
    const packages = workspace ? `the packages of ${workspace}/` : 'packages';
    const label = existsSync(modules)
      ? `Updating ${packages}`
      : `Installing ${packages} (first run, about a minute)`;
    // No package here needs its install script: compiled parts come prebuilt.
    const flags = ['--ignore-scripts', '--include=dev', '--include=optional'];
    const wanted = workspaceFlags([...new Set([...requested, ...alreadyInstalled])]);
    await step(label, () => runNpm(['ci', ...flags, ...wanted], { cwd: root, node, env }));
  }
  writeFileSync(stamp, `${platform}\n`);
}

/**
 * @param {{ workspaces?: string[] }} manifest package.json
 * @returns {string[]}
 */
const workspacesOf = ({ workspaces = [] }) => workspaces;

/**
 * @param {readonly string[]} workspaces
 * @returns {string[]} npm's flags to install their packages besides the project's
 */
const workspaceFlags = (workspaces) =>
  workspaces.length === 0
    ? ['--workspaces=false']
    : [
        '--workspaces',
        '--include-workspace-root',
        ...workspaces.map((one) => `--workspace=${one}`),
      ];

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
