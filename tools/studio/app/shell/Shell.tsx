import { useId, useRef, useState, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components';
import { Splitter } from '../splitter/Splitter.tsx';
import { useStudio, type PanelName } from '../studio-context.ts';
import { Tour, type PanelTabs } from '../tour/Tour.tsx';
import { useTour } from '../tour/use-tour.ts';
import { useWords } from '../words.tsx';
import { Panels } from './Panels.tsx';
import { RoomBoundary } from './RoomBoundary.tsx';
import { TopBar, type View } from './TopBar.tsx';
import { PANEL_BOUNDS, PANEL_SIZE, usePanelSize } from './use-panel-size.ts';
import './shell.css';
import './help.css';
import './small.css';

/**
 * The window’s parts: the bar on top, the panels at the start side, the page beside them.
 *
 * @param props.children the page
 */
export function Shell({ children }: { readonly children: ReactNode }) {
  const words = useWords('shell');
  const { field, showPanel } = useStudio();
  const panelId = useId();
  const isRightToLeft = useLocale().direction === 'rtl';
  const [panelSize, resizePanel] = usePanelSize();
  const tour = useTour();
  const [isPanelOpen, setPanelOpen] = useState(true);
  const [view, setView] = useState<View>('edit');
  const tabs = useRef<PanelTabs>({});
  const page = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(field);
  if (field !== shown) {
    setShown(field);
    // What is pressed in the page opens in the panel, which has to be seen for that.
    if (field) {
      setPanelOpen(true);
      setView('edit');
    }
  }
  const show = (name: PanelName | undefined) => {
    setPanelOpen(true);
    setView('edit');
    if (name) showPanel(name);
  };
  return (
    <div
      className="studio"
      data-panel={isPanelOpen ? 'open' : 'closed'}
      data-view={view}
      style={{ '--panel-size': `${String(panelSize)}px` }}
    >
      <TopBar
        isPanelOpen={isPanelOpen}
        onPanel={() => {
          setPanelOpen(!isPanelOpen);
        }}
        view={view}
        onView={setView}
        onTour={tour.start}
      />
      <Panels id={panelId} tabs={tabs}>
        <Splitter
          label={words.resize}
          controls={panelId}
          size={panelSize}
          bounds={PANEL_BOUNDS}
          side={isRightToLeft ? 'left' : 'right'}
          onSize={resizePanel}
          sizeAt={(x) => (isRightToLeft ? window.innerWidth - x : x)}
          onReset={() => {
            resizePanel(PANEL_SIZE);
          }}
        />
      </Panels>
      <div className="studio-page">
        <span ref={page} className="studio-page-spot" />
        <RoomBoundary>{children}</RoomBoundary>
      </div>
      {tour.step !== undefined && <Tour {...tour} step={tour.step} spots={{ page, tabs, show }} />}
    </div>
  );
}
