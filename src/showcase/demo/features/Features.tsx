import type { z } from 'astro/zod';
import type { ReactNode } from 'react';
import { Picture } from '~/ui/picture/Picture';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { Row } from '../Row';
import { Code } from './Code';
import type { featuresSchema } from './features.schema';
import { Layers, Palettes, Scores, Week } from './Drawings';
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
      <Row label={rest.heading}>
        <ul className={styles.features}>
          <Feature {...documented}>
            <Code {...pictured.content} help={pictured.help} marked="founded" />
          </Feature>
          <Feature {...responsive}>
            <div className={styles.devices}>
              {pictured.devices.map((device) => (
                <Picture key={device.src} {...device} className={styles.device} />
              ))}
            </div>
          </Feature>
          <Feature {...design}>
            <Palettes />
          </Feature>
          <Feature {...fast}>
            <Scores names={fast.scores} scores={pictured.scores} />
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
      </Row>
    </HeadedSection>
  );
}

interface FeatureProps {
  title: string;
  description: string;
  /** The thing itself. */
  children: ReactNode;
}

function Feature({ title, description, children }: FeatureProps) {
  return (
    <li className={styles.feature}>
      <div className={styles.picture}>{children}</div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{description}</p>
    </li>
  );
}
