import { useEffect, useRef, useState } from 'react';
import { useStudio } from '../studio-context.ts';
import { useWords } from '../words.tsx';
import './frame.css';
import { FrameBar } from './FrameBar.tsx';
import { Marks } from './Marks.tsx';
import { addressOf } from './page-address.ts';
import { PageFault } from './PageFault.tsx';
import { PAGE_SHOWN } from './page-shown.ts';
import type { Pressed } from './pressed.ts';
import { useFit, type Device } from './use-device.ts';
import { useFollowedLinks } from './use-followed-links.ts';
import { useLivePage } from './use-live-page.ts';
import { useMarked } from './use-marked.ts';
import { usePage } from './use-page.ts';
import { usePresses } from './use-presses.ts';
import { useRefresh } from './use-refresh.ts';
import { useScheme } from './use-scheme.ts';
import { WidthHandle } from './WidthHandle.tsx';

/** The live page: what is typed is seen in it, and what is pressed in it opens its field. */
export function Frame() {
  const words = useWords('frame');
  const { site, page, language, openField, announce } = useStudio();
  const [device, setDevice] = useState<Device | number>('desktop');
  const [isVisiting, setVisiting] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const fit = useFit(device, stage);
  const { first, second, seen, state, load, reload } = usePage();
  const address = addressOf(page.path, language, site) || '/';
  const scheme = useScheme(seen);

  useEffect(() => {
    load(address);
  }, [address, load]);
  const refresh = useRefresh(() => {
    reload(address);
  });
  const { live, file } = useLivePage(seen, refresh.onTyped);
  const { onShown } = refresh;
  useEffect(() => {
    if (!seen) return;
    onShown();
    document.dispatchEvent(new Event(PAGE_SHOWN));
  }, [seen, onShown]);

  useFollowedLinks(seen);

  const pressed = useRef<Pressed>(undefined);
  const pointed = usePresses(seen, {
    live,
    file,
    isVisiting,
    onField: (found) => {
      pressed.current = found;
      openField(found.field);
    },
    onNone: () => {
      announce(words.fixed);
    },
    onLeave: () => stage.current?.parentElement?.querySelector('button')?.focus(),
  });
  const marked = useMarked(seen, live, pressed);
  const box = fit && {
    width: fit.width,
    height: fit.height,
    '--scale': fit.scale,
    marginInline: `calc((100% - ${String(fit.width * fit.scale)}px) / 2)`,
  };
  return (
    <main className="studio-stage frame">
      <FrameBar
        device={device}
        onDevice={setDevice}
        fit={fit}
        isVisiting={isVisiting}
        onVisiting={setVisiting}
        isDark={scheme.isDark}
        onDark={scheme.setDark}
        isWaiting={state.kind === 'waiting'}
      />
      {state.kind === 'fault' && <PageFault message={state.message} isBehind={!!seen} />}
      <div ref={stage} className="frame-stage">
        <div
          className="frame-device"
          data-device={typeof device === 'number' ? 'free' : device}
          style={box}
        >
          <iframe ref={first} title={words.label} className="frame-page is-seen" />
          <iframe ref={second} title={words.label} className="frame-page" inert />
          <Marks marked={isVisiting ? undefined : marked} pointed={pointed} />
        </div>
        {fit && <WidthHandle fit={fit} onWidth={setDevice} />}
      </div>
    </main>
  );
}
