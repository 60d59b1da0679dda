import type { FilmTrack } from '~/lib/films/playable-film';
import { make } from './make';
import { watchPlayer } from './player-alive';

/** A player in the dialog. */
interface Player {
  readonly player: HTMLElement;
  readonly stopWatching: () => void;
}

/** Called with whether a player works; again where a late answer changes that. */
type Report = (isAlive: boolean) => void;

const CLASS = 'video-dialog__frame';

/** The player of a link's film: a video service's frame, or the browser's own for files of the site. */
export function startPlayer({ dataset }: HTMLAnchorElement, report: Report): Player {
  const { video = '', videoTitle = '', videoTracks = '[]' } = dataset;
  return /^https?:/.test(video)
    ? framePlayer(video, videoTitle, report)
    : ownPlayer(video.split(' '), videoTitle, tracksIn(videoTracks), report);
}

/** The tracks that a link names as JSON. */
function tracksIn(json: string): FilmTrack[] {
  const tracks: unknown = JSON.parse(json);
  return Array.isArray(tracks) ? tracks.filter(isTrack) : [];
}

const isTrack = (value: unknown): value is FilmTrack =>
  typeof value === 'object' && value !== null && 'src' in value && 'language' in value;

function framePlayer(video: string, title: string, report: Report): Player {
  const player = make('iframe', CLASS, {
    title,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    src: `${video}&origin=${encodeURIComponent(location.origin)}`,
  });
  return { player, stopWatching: watchPlayer(player, report) };
}

function ownPlayer(
  sources: readonly string[],
  title: string,
  tracks: readonly FilmTrack[],
  report: Report,
): Player {
  const player = make('video', CLASS, {
    controls: true,
    autoplay: true,
    playsInline: true,
    ariaLabel: title,
  });
  const last = sources.length - 1;
  for (const [index, src] of sources.entries()) {
    const source = Object.assign(document.createElement('source'), { src });
    // The browser tries one after another; only the last failure is the film's.
    if (index === last) source.addEventListener('error', () => report(false));
    player.append(source);
  }
  for (const [index, { src, language, label }] of tracks.entries())
    player.append(
      Object.assign(document.createElement('track'), {
        kind: 'captions',
        src,
        srclang: language,
        label,
        default: index === 0,
      }),
    );
  player.addEventListener('loadeddata', () => report(true), { once: true });
  return { player, stopWatching: () => player.pause() };
}
