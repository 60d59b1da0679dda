import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { useHydrated } from '~/lib/browser/use-hydrated';
import styles from './tabs.module.css';

/** One tab; links can point to its panel by its id. */
export interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  /** The accessible name of the tabs. */
  label: string;
  tabs: Tab[];
}

/**
 * Tabs. Before the script has loaded, and without it, the panels are side by side in a strip with
 * snapping, and the tabs are links to them. Both forms take the same space: that of the tallest
 * panel.
 */
export function Tabs(props: TabsProps) {
  return useHydrated() ? <LiveTabs {...props} /> : <PanelStrip {...props} />;
}

function LiveTabs({ label, tabs }: TabsProps) {
  const linked = tabs.find(({ id }) => location.hash === `#${id}`);
  return (
    <Root className={styles.tabs} defaultValue={(linked ?? tabs[0])?.id ?? ''}>
      <List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.id} value={tab.id} className={styles.tab}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      <div className={styles.stack}>
        {tabs.map(({ id, panel }) => (
          <Content key={id} value={id} forceMount className={styles.panel}>
            <div id={id}>{panel}</div>
          </Content>
        ))}
      </div>
    </Root>
  );
}

function PanelStrip({ label, tabs }: TabsProps) {
  return (
    <div className={styles.tabs}>
      <nav className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <a key={tab.id} href={`#${tab.id}`} className={styles.tab}>
            {tab.label}
          </a>
        ))}
      </nav>
      <div className={styles.strip} tabIndex={0} role="group" aria-label={label}>
        {tabs.map((tab) => (
          <section key={tab.id} id={tab.id} className={styles.panel} aria-label={tab.label}>
            {tab.panel}
          </section>
        ))}
      </div>
    </div>
  );
}
