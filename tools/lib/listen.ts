import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The local servers answer this machine only. */
export const LOOPBACK = '127.0.0.1';

/** A server that is listening. */
export interface Listening {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Stops at once: open connections are cut. */
  close(): Promise<void>;
}

/**
 * Starts an HTTP server.
 *
 * @param handle may fail: the answer is then a 500, and the server lives on
 * @param options `port` 0 takes any free port
 * @throws the system's error, with the code `EADDRINUSE` when the port is taken
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
