import type { z } from 'astro/zod';
import type { ReactNode } from 'react';
import { Picture } from '~/ui/picture/Picture';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { Code } from './Code';
import type { featuresSchema } from './features.schema';
import { Layers, Palettes, Runs, Week } from './Drawings';
import styles from './features.module.css';

/** What comes along: each feature below a picture of the thing itself. */
export function Features({
  pictured,
  documented,
  responsive,
  design,
  fast,
  react,
  sass,
  support,
  bootstrap,
  ...rest
}: z.infer<typeof featuresSchema>) {
  return (
    <HeadedSection {...rest}>
      <ul className={styles.features}>
        <Feature {...documented} size="wide">
          <Code {...pictured.content} help={pictured.help} marked="founded" />
        </Feature>
        <Feature {...responsive} size="narrow">
          <div className={styles.devices}>
            {pictured.devices.map((device) => (
              <Picture key={device.src} {...device} className={styles.device} />
            ))}
          </div>
        </Feature>
        <Feature {...design} size="narrow">
          <Palettes />
        </Feature>
        <Feature {...fast} size="wide">
          <Runs runs={pictured.runs} {...fast} />
        </Feature>
        <Feature {...react}>
          <Code {...pictured.page} />
        </Feature>
        <Feature {...sass}>
          <Code {...pictured.settings} />
        </Feature>
        <Feature {...support}>
          <Week {...support} />
        </Feature>
        <Feature {...bootstrap}>
          <Layers layers={pictured.layers} own={bootstrap.own} />
        </Feature>
      </ul>
    </HeadedSection>
  );
}

interface FeatureProps {
  title: string;
  description: string;
  /** How much of a row it takes; half, where nothing is said. */
  size?: 'wide' | 'narrow';
  /** The thing itself. */
  children: ReactNode;
}

function Feature({ title, description, size, children }: FeatureProps) {
  return (
    <li className={styles.feature} data-size={size}>
      <div className={styles.picture}>{children}</div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{description}</p>
    </li>
  );
}
