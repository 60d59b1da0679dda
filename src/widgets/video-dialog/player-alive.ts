import { VIDEO_CALL_EVERY, VIDEO_PATIENCE } from './constants';

/** The part of a player's messages that matters here. */
interface PlayerMessage {
  event?: unknown;
}

function parseMessage(data: unknown): PlayerMessage {
  if (typeof data !== 'string') return {};
  try {
    const message: unknown = JSON.parse(data);
    return typeof message === 'object' && message !== null ? message : {};
  } catch {
    return {};
  }
}

/**
 * Detects whether a frame contains a working player. A page cannot inspect a frame from another
 * host, and even a browser's error page fires `load`; but a player sends messages.
 *
 * @param report called with false when the player does not answer in time or cannot play, and with
 * true when it answers, even late
 * @returns stops watching
 */
export function watchPlayer(
  frame: HTMLIFrameElement,
  report: (isAlive: boolean) => void,
): () => void {
  const stop = new AbortController();
  const { origin } = new URL(frame.src);
  // Sent to any origin: the message contains nothing private, and an error page has no origin to
  // name.
  const post = (message: object) =>
    frame.contentWindow?.postMessage(JSON.stringify({ ...message, id: 1, channel: 'widget' }), '*');
  // Repeats the messages that the services' own scripts send to their frames, until there is an
  // answer: YouTube's the first two, Vimeo's the third. A PeerTube speaks first.
  const poll = () => {
    post({ event: 'listening' });
    post({ event: 'command', func: 'addEventListener', args: ['onError'] });
    post({ method: 'ping' });
  };
  const pollTimer = setInterval(poll, VIDEO_CALL_EVERY);
  const reportFailure = () => report(false);
  const totalTimer = setTimeout(reportFailure, VIDEO_PATIENCE.inAll);
  let loadTimer: ReturnType<typeof setTimeout> | undefined;
  const stopTimers = () => {
    clearInterval(pollTimer);
    clearTimeout(totalTimer);
    clearTimeout(loadTimer);
  };

  frame.addEventListener(
    'load',
    () => (loadTimer ??= setTimeout(reportFailure, VIDEO_PATIENCE.afterLoad)),
    { signal: stop.signal },
  );
  let hasAnswered = false;
  addEventListener(
    'message',
    ({ data, source, origin: from }) => {
      if (source !== frame.contentWindow || from !== origin) return;
      const hasError = parseMessage(data).event === 'onError';
      if (!hasAnswered || hasError) report(!hasError);
      hasAnswered = true;
      stopTimers();
    },
    { signal: stop.signal },
  );
  return () => {
    stopTimers();
    stop.abort();
  };
}
