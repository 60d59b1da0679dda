import type { ReactNode, RefObject } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { ContentPanel } from '../content/ContentPanel.tsx';
import { LookPanel } from '../look/LookPanel.tsx';
import { SectionsPanel } from '../sections/SectionsPanel.tsx';
import { SitePanel } from '../site/SitePanel.tsx';
import type { PanelTabs } from '../tour/Tour.tsx';
import { useStudio, type PanelName } from '../studio-context.ts';
import { useWords } from '../words.tsx';
import { RoomBoundary } from './RoomBoundary.tsx';

const PANELS = {
  content: ContentPanel,
  sections: SectionsPanel,
  look: LookPanel,
  site: SitePanel,
} as const satisfies Record<PanelName, () => React.ReactNode>;

const isPanel = (name: unknown): name is PanelName =>
  typeof name === 'string' && Object.hasOwn(PANELS, name);

const NAMES = Object.keys(PANELS).filter(isPanel);

interface PanelsProps {
  readonly id: string;
  /** The tabs, which the tour points at. */
  readonly tabs: RefObject<PanelTabs>;
  /** Its edge. */
  readonly children: ReactNode;
}

/** What may be changed, room by room. */
export function Panels({ id, tabs, children }: PanelsProps) {
  const words = useWords('shell');
  const { panel, showPanel, page } = useStudio();
  return (
    <section id={id} aria-label={words.edit} className="studio-side">
      <Tabs
        className="react-aria-Tabs studio-panels"
        selectedKey={panel}
        onSelectionChange={(key) => {
          if (isPanel(key)) showPanel(key);
        }}
      >
        <TabList aria-label={words.edit} className="react-aria-TabList studio-tabs">
          {NAMES.map((name) => (
            <Tab
              key={name}
              id={name}
              ref={(tab: HTMLElement | null) => {
                tabs.current[name] = tab;
              }}
            >
              {words[name]}
            </Tab>
          ))}
        </TabList>
        {Object.entries(PANELS).map(([name, Panel]) => (
          <TabPanel key={name} id={name} className="react-aria-TabPanel studio-panel">
            <RoomBoundary key={page.path}>
              <Panel />
            </RoomBoundary>
          </TabPanel>
        ))}
      </Tabs>
      {children}
    </section>
  );
}
