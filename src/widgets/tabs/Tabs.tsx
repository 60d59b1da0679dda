import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { useCallback, useState, type ReactNode, type Ref } from 'react';
import { inlineSign } from '~/lib/browser/inline-sign';
import { useHydrated } from '~/lib/browser/use-hydrated';
import styles from './tabs.module.css';

/** One tab; links can point to its panel by its id. */
export interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

type Direction = 'ltr' | 'rtl';

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
  const [direction, setDirection] = useState<Direction>('ltr');
  const findDirection = useCallback((node: HTMLElement | null) => {
    if (node) setDirection(inlineSign(node) > 0 ? 'ltr' : 'rtl');
  }, []);
  return useHydrated() ? (
    <LiveTabs {...props} direction={direction} />
  ) : (
    <PanelStrip {...props} ref={findDirection} />
  );
}

/** The arrow keys follow it; without it the widget would set its own, left to right. */
function LiveTabs({ label, tabs, direction }: TabsProps & { direction: Direction }) {
  const linked = tabs.find(({ id }) => location.hash === `#${id}`);
  return (
    <Root className={styles.tabs} dir={direction} defaultValue={(linked ?? tabs[0])?.id ?? ''}>
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

function PanelStrip({ label, tabs, ref }: TabsProps & { ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={styles.tabs}>
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
