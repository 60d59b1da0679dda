import { connect, createServer } from 'node:net';
import { LOOPBACK } from './listen.ts';

/** How far from the wanted port to look before giving up. */
const ATTEMPTS = 50;

/** Whether nothing listens on a port of this machine. */
export async function isPortFree(port: number): Promise<boolean> {
  // Some systems let two servers share a port under different addresses, so first ask who answers.
  const answered = await new Promise<boolean>((done) => {
    const socket = connect({ port, host: LOOPBACK });
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('close', () => socket.destroy());
    socket.setTimeout(500, () => done(false));
    socket.once('connect', () => socket.destroy());
  });
  if (answered) return false;
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, LOOPBACK, () => server.close(() => done(true)));
  });
}

/**
 * The wanted port, or the next one that is free.
 *
 * @param wanted 1 to 65535
 * @param avoid ports that are free but promised to someone else
 * @throws Error when none of the next fifty is free
 */
export async function findFreePort(wanted: number, avoid: readonly number[] = []): Promise<number> {
  for (let port = wanted; port < wanted + ATTEMPTS; port += 1) {
    if (!avoid.includes(port) && (await isPortFree(port))) return port;
  }
  throw new Error(`No port is free between ${wanted} and ${wanted + ATTEMPTS - 1}.`);
}
