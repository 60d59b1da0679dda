import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The local servers accept connections from this machine only. */
export const LOOPBACK = '127.0.0.1';

/** A server that is listening. */
export interface Listening {
  /** Without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** Stops at once, cutting open connections. */
  close(): Promise<void>;
}

/**
 * Starts an HTTP server.
 *
 * @param handle may fail: the response is then a 500, and the server keeps running
 * @param options `port` 0 picks any free port
 * @throws the system's error, with the code `EADDRINUSE` if the port is taken
 */
export async function listen(
  handle: (req: IncomingMessage, res: ServerResponse) => void | Promise<void>,
  { port, host = LOOPBACK }: { port: number; host?: string },
): Promise<Listening> {
  const server = createServer((req, res) => {
    const answered = (async () => handle(req, res))();
    answered.catch((error: unknown) => {
      console.error(error);
      if (!res.headersSent) res.writeHead(500, { 'Content-Type': 'text/plain' });
      res.end('Internal error');
    });
  });
  // A client that takes up a quiet connection just as the server cuts it has its request fail.
  server.keepAliveTimeout = 0;
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      done();
    });
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${actual}`,
    port: actual,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
