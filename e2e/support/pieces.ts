import { setTimeout as pause } from 'node:timers/promises';
import { listen, type Listening } from '../../tools/lib/listen.ts';
import { ORIGIN } from '../../tools/site/launch-options.ts';

const PIECES = 20;

/** Longer than a frame: a browser has time to paint after each piece. */
const PAUSE_MS = 40;

/** Serves the test site again, with documents that arrive in pieces. */
export const serveInPieces = (): Promise<Listening> =>
  listen(
    async (req, res) => {
      const answer = await fetch(`${ORIGIN}${req.url}`, {
        headers: { 'accept-encoding': 'identity' },
      });
      const type = answer.headers.get('content-type') ?? '';
      const policy = answer.headers.get('content-security-policy');
      res.writeHead(answer.status, {
        'content-type': type,
        ...(policy ? { 'content-security-policy': policy } : {}),
      });
      const body = Buffer.from(await answer.arrayBuffer());
      const size = type.startsWith('text/html') ? Math.ceil(body.length / PIECES) : body.length;
      for (let start = 0; start < body.length; start += size) {
        if (start > 0) await pause(PAUSE_MS);
        res.write(body.subarray(start, start + size));
      }
      res.end();
    },
    { port: 0 },
  );
