import { useEffect, useMemo, useRef, useState } from 'react';
import { useStudio, type FieldPlace } from '../studio-context.ts';
import { useWords } from '../words.tsx';
import { readablePath } from '../../contract/readable.ts';
import './frame.css';
import { FrameBar } from './FrameBar.tsx';
import { Mark } from './Mark.tsx';
import { addressOf, pageAt } from './page-address.ts';
import { PageFault } from './PageFault.tsx';
import { PAGE_SHOWN } from './page-shown.ts';
import type { Pressed } from './pressed.ts';
import { shownBy } from './shown-by.ts';
import { useFit, type Device } from './use-device.ts';
import { useLivePage } from './use-live-page.ts';
import { pathOf, usePage } from './use-page.ts';
import { usePresses } from './use-presses.ts';
import { useRefresh } from './use-refresh.ts';
import { useScheme } from './use-scheme.ts';

/** What shows the field that is being edited. */
interface Marked {
  readonly elements: readonly Element[];
  readonly name: string;
}

/** The live page: what is typed is seen in it, and what is pressed in it opens its field. */
export function Frame() {
  const words = useWords('frame');
  const { site, page, language, goTo, field, openField, announce } = useStudio();
  const [device, setDevice] = useState<Device>('desktop');
  const [isVisiting, setVisiting] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const fit = useFit(device, stage);
  const { first, second, seen, state, load, reload } = usePage();
  const address = addressOf(page.path, language, site) || '/';
  /** Where the reader has gone by a link. */
  const at = pathOf(seen);
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

  const place = useRef({ path: page.path, language });
  useEffect(() => {
    place.current = { path: page.path, language };
  }, [page.path, language]);
  useEffect(() => {
    const found = at === undefined ? undefined : pageAt(at, site);
    const { path, language: spoken } = place.current;
    if (found && (found.path !== path || found.language !== spoken))
      goTo(found.path, found.language);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only where a link has led: else `load` leads
  }, [seen]);

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
  const [marked, setMarked] = useState<Marked>();
  const opened = useRef<FieldPlace>(undefined);
  useEffect(() => {
    const { element, field: own } = pressed.current ?? {};
    const isPressed = own === field && element?.ownerDocument === seen?.document;
    const current = field && seen ? live() : undefined;
    // The same page, fetched anew, stays where its reader is.
    const found =
      isPressed && element
        ? [element]
        : field && current
          ? shownBy(current, field, opened.current !== field)
          : [];
    opened.current = field;
    setMarked(
      field && found.length > 0 ? { elements: found, name: readablePath(field.path) } : undefined,
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `live` reads what is seen at the moment
  }, [field, seen]);
  const pointedAt = useMemo(() => pointed && [pointed.element], [pointed]);
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
        <div className="frame-device" data-device={device} style={box}>
          <iframe ref={first} title={words.label} className="frame-page is-seen" />
          <iframe ref={second} title={words.label} className="frame-page" inert />
          <div className="frame-marks">
            {marked && !isVisiting && (
              <Mark kind="field" elements={marked.elements} name={marked.name} />
            )}
            {pointed && pointedAt && pointed.element !== marked?.elements[0] && (
              <Mark kind="pointed" elements={pointedAt} name={readablePath(pointed.field.path)} />
            )}
          </div>
        </div>
      </div>
    </main>
  );
}
