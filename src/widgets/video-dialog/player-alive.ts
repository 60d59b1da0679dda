import { VIDEO_CALL_EVERY, VIDEO_PATIENCE } from './constants';

/** The part of a YouTube player's messages that matters here. */
interface PlayerMessage {
  event?: unknown;
}

function read(data: unknown): PlayerMessage {
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
 * host, and even a browser's error page fires `load`; but a YouTube player answers messages.
 *
 * @param tell called with false when the player does not answer in time or cannot play, and with
 * true when it answers, even late
 * @returns stops watching
 */
export function watchPlayer(frame: HTMLIFrameElement, tell: (lives: boolean) => void): () => void {
  const stop = new AbortController();
  const { origin } = new URL(frame.src);
  // Sent to any origin: the message contains nothing private, and an error page has no origin to
  // name.
  const say = (message: object) =>
    frame.contentWindow?.postMessage(JSON.stringify({ ...message, id: 1, channel: 'widget' }), '*');
  // Repeats the messages that YouTube's own player script sends to its frame, until there is an
  // answer.
  const call = () => {
    say({ event: 'listening' });
    say({ event: 'command', func: 'addEventListener', args: ['onError'] });
  };
  const calling = setInterval(call, VIDEO_CALL_EVERY);
  const giveUp = () => tell(false);
  const inAll = setTimeout(giveUp, VIDEO_PATIENCE.inAll);
  let afterLoad: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    clearInterval(calling);
    clearTimeout(inAll);
    clearTimeout(afterLoad);
  };

  frame.addEventListener(
    'load',
    () => (afterLoad ??= setTimeout(giveUp, VIDEO_PATIENCE.afterLoad)),
    { signal: stop.signal },
  );
  let hasSpoken = false;
  addEventListener(
    'message',
    ({ data, source, origin: from }) => {
      if (source !== frame.contentWindow || from !== origin) return;
      const cannotPlay = read(data).event === 'onError';
      if (!hasSpoken || cannotPlay) tell(!cannotPlay);
      hasSpoken = true;
      rest();
    },
    { signal: stop.signal },
  );
  return () => {
    rest();
    stop.abort();
  };
}
