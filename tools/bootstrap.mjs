#!/usr/bin/env node
// @ts-check
/**
 * Runs first in every command of the project. It needs only Node 18 and npm: it finds or installs a
 * recent enough Node, installs packages that are missing or stale, and then hands over.
 *
 *   node tools/bootstrap.mjs tools/start.ts [arguments]   a tool of the project
 *   node tools/bootstrap.mjs --bin astro dev              a command of an installed package
 *   node tools/bootstrap.mjs --npm install <package>      npm, under the right Node
 *
 * `--with art` in front of a tool or a command installs that workspace's packages too.
 */
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './lib/bootstrap/failure.mjs';
import { ensureNode } from './lib/bootstrap/node.mjs';
import { findNpm, npmEnvironment } from './lib/bootstrap/npm.mjs';
import { ensurePackages, findCommand } from './lib/bootstrap/packages.mjs';
import { expectReadablePath } from './lib/bootstrap/project-path.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
/** Stops at a configuration file with a syntax error before anything imports it. */
const EXPECT_CONFIGS = new URL('./lib/bootstrap/expect-configs.mjs', import.meta.url).href;
const USAGE = `Usage: node tools/bootstrap.mjs [--with <workspace>] <tool.ts> [arguments]
       node tools/bootstrap.mjs [--with <workspace>] --bin <command> [arguments]
       node tools/bootstrap.mjs --npm <npm arguments>`;
/** How often to check whether npm is still running, in milliseconds. */
const PARENT_CHECK_MS = 500;
const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * @typedef {{ kind: 'tool' | 'bin' | 'npm', name: string, args: string[], workspace?: string }} Request
 *   `workspace`: the folder of a workspace whose packages are needed too
 * @param {string[]} argv the arguments after the script's name
 * @returns {Request}
 * @throws {Failure} with the usage
 */
export function parseArguments(argv) {
  const [first, ...rest] = argv;
  const [workspace, ...request] = rest;
  if (first === '--with' && workspace && request.length > 0) {
    return { ...parseArguments(request), workspace };
  }
  if (first === '--npm' && rest.length > 0) return { kind: 'npm', name: 'npm', args: rest };
  const [name, ...args] = first === '--bin' ? rest : argv;
  if (!name || name.startsWith('-')) throw new Failure(USAGE);
  return { kind: first === '--bin' ? 'bin' : 'tool', name, args };
}

/**
 * @param {string} node the Node to put first on the path
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(node, env) {
  // NODE_ENV from the shell would build React's development version; each command sets its own.
  const rest = { ...env };
  delete rest['NODE_ENV'];
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    ...rest,
    [key]: [dirname(node), env[key]].filter(Boolean).join(delimiter),
    // No tool sends telemetry or checks the registry for updates.
    ASTRO_TELEMETRY_DISABLED: '1',
    ASTRO_DISABLE_UPDATE_CHECK: 'true',
    DO_NOT_TRACK: '1',
  };
}

/**
 * Ends the current work: at first the bootstrap itself, later the program it started.
 *
 * @type {() => unknown}
 */
let stopWork = () => process.exit(128 + constants.signals.SIGTERM);

/**
 * Stops when npm stops: npm runs scripts through a shell that doesn't forward signals, so stopping
 * `npm start` from outside would otherwise leave its servers running.
 */
function stopWithNpm() {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const look = () => process.ppid !== parent && stopWork();
  setInterval(look, PARENT_CHECK_MS).unref();
}

/**
 * @param {string} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code, as a shell would report it
 */
function run(node, args, env) {
  const child = spawn(node, args, { stdio: 'inherit', env });
  for (const signal of FORWARDED) {
    process.on(signal, () => {
      // Ctrl-C already reaches the child: the terminal signals the whole process group.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  stopWork = () => child.kill('SIGTERM');
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code, signal) =>
      done(signal ? 128 + constants.signals[signal] : (code ?? 1)),
    );
  });
}

/** @param {string[]} argv */
async function main(argv) {
  const request = parseArguments(argv);
  stopWithNpm();
  expectReadablePath(ROOT);
  const node = await ensureNode(ROOT);
  const env = childEnvironment(node, process.env);
  if (request.kind === 'npm') return run(node, [findNpm(), ...request.args], npmEnvironment(env));
  await ensurePackages(ROOT, node, env, request.workspace);
  const first = ['--disable-warning=ExperimentalWarning', '--import', EXPECT_CONFIGS];
  if (request.kind === 'bin')
    return run(node, [...first, findCommand(ROOT, request.name), ...request.args], env);
  const tool = resolve(ROOT, request.name);
  if (!existsSync(tool)) throw new Failure(`There is no tool ${request.name}.\n${USAGE}`);
  return run(node, [...first, tool, ...request.args], env);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(2)).then(
    (code) => (process.exitCode = code),
    (error) => {
      process.stderr.write(`\n${error instanceof Failure ? error.message : error.stack}\n`);
      process.exitCode = 1;
    },
  );
}
