import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { words } from '~/lib/words/words';
import { FactList } from '~/ui/fact-list/FactList';
import { Paragraphs } from '~/ui/prose/Prose';
import { Section } from '~/ui/section/Section';
import { Picture } from '~/ui/picture/Picture';
import type { projectDetailsSchema } from './project-details.schema';
import styles from './project-details.module.css';

interface ProjectDetailsProps
  extends
    z.infer<typeof projectDetailsSchema>,
    Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The page to share: its title and absolute URL. */
  page: { title: string; url: string };
}

/** Slots that looks can style. */
const slot = slots<'lead' | 'columns' | 'text' | 'list' | 'picture'>();

/** A project: its facts beside its story, between three pictures. */
export function ProjectDetails({
  text,
  facts,
  pictures,
  page,
  className,
  ...rest
}: ProjectDetailsProps) {
  const [lead, ...more] = pictures;
  return (
    <Section aria-label={words.project.label} {...rest} className={clsx(styles.section, className)}>
      {lead && <Picture {...lead} priority className={styles.lead} data-slot={slot('lead')} />}
      <div className={styles.columns} data-slot={slot('columns')}>
        <FactList facts={facts} page={page} className={styles.facts} factClassName={styles.fact} />
        <div className={styles.text} data-slot={slot('text')}>
          <Paragraphs blocks={text} />
        </div>
      </div>
      <div className={styles.pair} data-slot={slot('list')}>
        {more.map((picture, index) => (
          <Picture
            key={index}
            {...picture}
            className={styles.picture}
            data-slot={slot('picture')}
          />
        ))}
      </div>
    </Section>
  );
}
