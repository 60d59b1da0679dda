/** Where a film of a video service lies: its own page, and the frame that plays it. */
export interface FilmFrame {
  page: string;
  /** Plays at once, since the visitor has just pressed. */
  frame: string;
  /** What readers call the service: Vimeo. */
  service: string;
}

/** A video service: how it names its films, and where it shows them. */
interface Provider {
  /** What names a film in content. */
  readonly id: RegExp;
  /** Says what is expected, for messages. */
  readonly expected: string;
  readonly frameOf: (id: string) => FilmFrame;
}

/** YouTube's own host that sets no cookies before a film plays. */
const YOUTUBE = 'https://www.youtube-nocookie.com';

/** A film on YouTube, shown by a host that speaks YouTube's language. */
export const youtubeFrame = (id: string, host: string = YOUTUBE): FilmFrame => ({
  page: `https://www.youtube.com/watch?v=${id}`,
  // The player reports its state in messages, which tells whether it is there at all.
  frame: `${host.replace(/\/$/, '')}/embed/${id}?autoplay=1&playsinline=1&rel=0&enablejsapi=1`,
  service: 'YouTube',
});

/** A film on a PeerTube, by the address of its page: `https://tube.example/w/kkGMgK9ZtnKfYAgnEtQxbv`. */
const PEERTUBE_PAGE =
  /^https:\/\/([\w.-]+(?::\d+)?)\/(?:w|videos\/watch)\/([1-9A-HJ-NP-Za-km-z]{22}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The video services that play buttons can name. */
export const providers = {
  youtube: {
    id: /^[\w-]{11}$/,
    expected: 'the eleven characters behind v= in a video’s address on YouTube',
    frameOf: (id) => youtubeFrame(id),
  },
  vimeo: {
    id: /^\d{6,12}(?:\/[\da-f]{8,12})?$/,
    expected:
      'the digits at the end of a video’s address on Vimeo, such as 76979871, with what follows a slash there where it is not listed',
    frameOf: (id) => {
      const [video = '', hash] = id.split('/');
      const unlisted = hash === undefined ? '' : `&h=${hash}`;
      return {
        page: `https://vimeo.com/${id}`,
        frame: `https://player.vimeo.com/video/${video}?autoplay=1&playsinline=1&dnt=1${unlisted}`,
        service: 'Vimeo',
      };
    },
  },
  peertube: {
    id: PEERTUBE_PAGE,
    expected:
      'the address of a video’s page on a PeerTube, such as https://tube.example/w/kkGMgK9ZtnKfYAgnEtQxbv',
    frameOf: (page) => {
      const [, host = '', id = ''] = PEERTUBE_PAGE.exec(page) ?? [];
      const asked = 'autoplay=1&api=1&p2p=0&warningTitle=0';
      return { page, frame: `https://${host}/videos/embed/${id}?${asked}`, service: host };
    },
  },
} as const satisfies Record<string, Provider>;

/** The name of a video service in content. */
export type ProviderName = keyof typeof providers;
