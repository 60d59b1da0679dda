import { Tabs } from '~/widgets/tabs/Tabs';
import type { AboutTab } from './about-me.schema';
import styles from './about-tabs.module.css';

interface AboutTabsProps {
  /** The subject of the tabs, as an accessible name. */
  label: string;
  tabs: AboutTab[];
}

/** The section's tabs, each with a list of dated lines. */
export function AboutTabs({ label, tabs }: AboutTabsProps) {
  return (
    <Tabs
      label={label}
      tabs={tabs.map(({ id, label: name, entries }) => ({
        id,
        label: name,
        panel: (
          <ul className={styles.entries}>
            {entries.map(({ title, text, when }, index) => (
              <li key={index} className={styles.entry}>
                <h3 className={styles.title}>{title}</h3>
                {when && <p className={styles.when}>{when}</p>}
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  );
}
