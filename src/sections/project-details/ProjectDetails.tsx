import type { z } from 'astro/zod';
import { Band } from '~/ui/band/Band';
import { Picture } from '~/ui/picture/Picture';
import { ShareLinks } from '~/ui/share-links/ShareLinks';
import type { projectDetailsSchema } from './project-details.schema';
import styles from './project-details.module.css';

interface ProjectDetailsProps extends z.infer<typeof projectDetailsSchema> {
  /** What is shared: the page's title and full address. */
  page: { title: string; url: string };
}

/** A project: its facts beside its story, between three pictures. */
export function ProjectDetails({ text, facts, pictures, page }: ProjectDetailsProps) {
  const [lead, ...more] = pictures;
  return (
    <Band aria-label="The project" className={styles.band}>
      {lead && <Picture {...lead} priority className={styles.lead} />}
      <div className={styles.columns}>
        <dl className={styles.facts}>
          {facts.map(({ term, detail }) => (
            <div key={term} className={styles.fact}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
          <div className={styles.fact}>
            <dt>Share</dt>
            <dd>
              <ShareLinks {...page} />
            </dd>
          </div>
        </dl>
        <div className={styles.text}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className={styles.pair}>
        {more.map((picture) => (
          <Picture key={picture.src} {...picture} className={styles.picture} />
        ))}
      </div>
    </Band>
  );
}
