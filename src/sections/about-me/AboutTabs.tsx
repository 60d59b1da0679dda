import { Tabs } from '~/widgets/tabs/Tabs';
import type { AboutTab } from './about-me.schema';
import styles from './about-tabs.module.css';

/** The section's tabs, each a list of dated lines. */
export function AboutTabs({ tabs }: { tabs: AboutTab[] }) {
  return (
    <Tabs
      label="About me"
      tabs={tabs.map(({ id, label, entries }) => ({
        id,
        label,
        panel: (
          <ul className={styles.entries}>
            {entries.map(({ title, text, when }) => (
              <li key={title} className={styles.entry}>
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
