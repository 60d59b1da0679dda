// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { Failure } from './failure.mjs';

/** How many of npm's last lines an error shows. */
const TAIL_LINES = 10;

/** Lines without useful information: stack frames, empty lines, the path of npm's own log. */
const NOISE = /^npm (error|ERR!)\s*(at .*|\}?|A complete log .*)$/;

/** Retries after seconds instead of npm's ten and sixty, to report a missing network soon. */
const RETRY = ['--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=8000'];

/** Options of the outer npm that must not reach the inner one (`npm start --force`, say). */
const NOT_INHERITED =
  /^npm_config_(force|global|omit|include|production|only|dry_run|json|workspaces?|ignore_scripts|loglevel)$/i;

/** Quiet regardless of the user's own configuration; {@link explainNpm} explains failures. */
const QUIET = [
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--no-update-notifier',
];

/**
 * Finds npm's script: the one that called us, else the one beside this Node, else the one on the
 * path. A script rather than a command, so that it can run under a different Node.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} execPath the running Node
 * @returns {string}
 * @throws {Failure} when there is no npm
 */
export function findNpm(env = process.env, execPath = process.execPath) {
  const caller = env['npm_execpath'];
  if (caller && /^npm-cli\.c?js$/.test(basename(caller)) && existsSync(caller)) return caller;
  const script = ['node_modules', 'npm', 'bin', 'npm-cli.js'];
  const bins = [dirname(execPath), ...(env['PATH'] ?? env['Path'] ?? '').split(delimiter)];
  for (const bin of bins.filter(Boolean)) {
    for (const candidate of [join(bin, ...script), resolve(bin, '..', 'lib', ...script)]) {
      if (existsSync(candidate)) return candidate;
    }
    const command = join(bin, 'npm');
    if (!existsSync(command)) continue;
    const target = realpathSync(command);
    if (/\.c?js$/.test(target)) return target;
  }
  throw new Failure(
    'npm was not found. It comes with Node.js: install Node 24 from https://nodejs.org, then try again.',
  );
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function npmEnvironment(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !NOT_INHERITED.test(name)));
}

/**
 * Explains the likely cause of an npm failure in a sentence that says what to do.
 *
 * @param {string} output everything npm printed
 * @returns {string}
 */
export function explainNpm(output) {
  if (
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/.test(
      output,
    )
  )
    return 'The package registry cannot be reached. Check the network (or the proxy in your npm configuration) and run the same command again.';
  if (/\b(E401|E403)\b/.test(output))
    return 'The package registry refused access. Check the registry and its token in your npm configuration.';
  if (/\bENOSPC\b/.test(output))
    return 'The disk is full. Free some space and run the command again.';
  if (/\b(EACCES|EPERM)\b/.test(output))
    return 'A file cannot be written. Check who owns the project folder and that no other program uses node_modules.';
  if (/\bEINTEGRITY\b/.test(output))
    return 'A downloaded package is not what package-lock.json promises. Run `npm cache verify`, then try again.';
  if (/can only install packages when your package\.json and package-lock\.json/.test(output))
    return 'package-lock.json does not match package.json. Run `node tools/bootstrap.mjs --npm install` and commit the lock file.';
  if (/\bEBADPLATFORM\b/.test(output))
    return 'A package does not support this operating system or processor.';
  return 'npm could not finish.';
}

/**
 * Runs npm and prints its output only if it fails.
 *
 * @param {string[]} args
 * @param {{ cwd: string, node: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<void>}
 * @throws {Failure} with the cause and npm's last lines
 */
export async function runNpm(args, { cwd, node, env = process.env }) {
  const npm = findNpm(env);
  const child = spawn(node, [npm, ...args, ...QUIET, ...RETRY], {
    cwd,
    env: npmEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  }
  const code = await new Promise((done) => {
    child.on('error', (error) => done((output += error.message)));
    child.on('close', done);
  });
  if (code === 0) return;
  const lines = output.split(/\r?\n/).filter((line) => line.trim() !== '' && !NOISE.test(line));
  // For a stale lock file, npm lists what is missing first and then prints its whole usage text.
  const named = lines.filter((line) => /(Missing|Invalid): /.test(line)).slice(0, TAIL_LINES);
  const tail = (named.length > 0 ? named : lines.slice(-TAIL_LINES)).join('\n');
  throw new Failure(
    `${explainNpm(output)}\n\nnpm said:\n${tail || `(nothing; exit code ${code})`}`,
  );
}
