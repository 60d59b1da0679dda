import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { Calls } from './call.ts';
import { isLocal, refusalOf, SECURITY_HEADERS } from './guard.ts';
import { answer, carryOut, faultAnswer, type Answer } from './requests.ts';
import type { Studio } from './studio.ts';

/** What {@link studioMiddleware} needs. */
interface Options {
  /** Without it no call is answered. */
  readonly token: string;
  /** The folder of the built window. */
  readonly app: string;
  readonly calls: Calls;
  /** Takes a file that the window brings. */
  readonly upload?: (studio: Studio, request: IncomingMessage) => Promise<Answer>;
  /** Whether the development server is about to start anew: what is begun now would be cut off. */
  readonly isLeaving?: () => boolean;
  /** Hears of errors that no one expects. */
  readonly onError: (error: unknown) => void;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers what is asked below the studio's path; `url` is what follows it. */
export function studioMiddleware(studio: Studio, options: Options): Handler {
  const { token, app, calls, upload, isLeaving, onError } = options;
  const assets = sirv(app, { dev: true, single: true });
  const areas: Readonly<
    Record<string, (request: IncomingMessage, name: string) => Promise<Answer>>
  > = {
    api: (request, name) => carryOut(studio, calls, name, request),
    upload: (request) =>
      upload?.(studio, request) ?? Promise.resolve(faultAnswer(404, 'There is nothing here.')),
  };
  return (request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    const refuse = (status: number, fault: string) => {
      answer(response, faultAnswer(status, fault));
    };
    const [, area, name = ''] = AREA.exec(request.url ?? '') ?? [];
    if (area === undefined) {
      if (!isLocal(request)) refuse(403, NOT_HERE);
      else assets(request, response, () => { refuse(404, 'There is nothing here.'); }); // prettier-ignore
      return;
    }
    const refused = refusalOf(request, token, area === 'upload');
    if (refused !== undefined) {
      refuse(refused, NOT_HERE);
      return;
    }
    const work = areas[area];
    if (!work) {
      studio.events.add(response);
      return;
    }
    if (isLeaving?.()) {
      refuse(503, 'The studio starts anew, and is back in a moment.');
      return;
    }
    work(request, name)
      .catch((error: unknown) => {
        onError(error);
        return faultAnswer(500, 'Something went wrong; the terminal says what.');
      })
      .then(
        (said) => {
          // What is left of a body that is too large is not waited for.
          if (!request.complete) response.setHeader('Connection', 'close');
          answer(response, said);
        },
        () => response.end(),
      );
  };
}

const AREA = /^\/(api|events|upload)(?:\/(\w*))?(?:\?|$)/;

const NOT_HERE = 'Not from here.';
