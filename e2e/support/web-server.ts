import { spawn } from 'node:child_process';
import { request, type IncomingHttpHeaders } from 'node:http';
import { LOOPBACK } from '../../tools/lib/listen.ts';

/** A web server that serves a built site. */
export interface RunningServer {
  /** Without a trailing slash. */
  readonly url: string;
  /** Requests a path literally: nothing is encoded, resolved or followed. */
  get(path: string): Promise<Answer>;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A configuration's text, and the folder that it serves. */
export interface ServedSite {
  readonly config: string;
  readonly root: string;
}

/**
 * Runs a server until it is closed.
 *
 * @param isReady what it prints once it listens
 * @throws Error with the server's error message
 */
export async function runServer(
  program: string,
  args: readonly string[],
  { port, isReady, env = {} }: { port: number; isReady: RegExp; env?: NodeJS.ProcessEnv },
): Promise<RunningServer> {
  const server = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise((done) => server.once('close', done));
  await new Promise<void>((done, fail) => {
    let output = '';
    server.once('error', fail);
    server.once('close', () => fail(new Error(`${program} does not start:\n${output}`)));
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isReady.test(output)) done();
    });
  });
  return {
    url: `http://${LOOPBACK}:${port}`,
    get: (path) => get(port, path),
    close: async () => {
      server.kill();
      await ended;
    },
  };
}

function get(port: number, path: string): Promise<Answer> {
  return new Promise((done, fail) => {
    const headers = { 'accept-encoding': 'gzip' };
    request({ port, host: LOOPBACK, path, headers }, (res) => {
      let body = '';
      res.setEncoding('latin1').on('data', (part: string) => (body += part));
      res.on('end', () => done({ status: res.statusCode ?? 0, headers: res.headers, body }));
    })
      .on('error', fail)
      .end();
  });
}
