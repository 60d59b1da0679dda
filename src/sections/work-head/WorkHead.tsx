import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { listOf } from '~/lib/words/formats';
import { words } from '~/lib/words/words';
import { FactList } from '~/ui/fact-list/FactList';
import { Section } from '~/ui/section/Section';
import { TextLink } from '~/ui/text-link/TextLink';
import styles from './work-head.module.css';

interface WorkHeadProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** What was made, for whom and when. */
  work: {
    category: string;
    year?: number | undefined;
    client?: string | undefined;
    roles: readonly string[];
    facts: readonly { term: string; detail: string }[];
    link?: { label: string; href: string } | undefined;
  };
  /** The page to share: its title and absolute URL. */
  page: { title: string; url: string };
}

/** Slots that looks can style. */
const slot = slots<'link'>();

/** What is to be known of a work, at the head of its page. */
export function WorkHead({ work, page, className, ...rest }: WorkHeadProps) {
  const { year, client, roles, facts, link } = work;
  const lines = [
    ...(client === undefined ? [] : [{ term: words.work.client, detail: client }]),
    ...(roles.length === 0 ? [] : [{ term: words.work.roles, detail: listOf([...roles]) }]),
    ...(year === undefined ? [] : [{ term: words.work.year, detail: String(year) }]),
    ...facts,
  ];
  return (
    <Section aria-label={words.work.facts} {...rest} className={clsx(styles.section, className)}>
      <FactList facts={lines} page={page} className={styles.facts} factClassName={styles.fact} />
      {link && (
        <p className={styles.link} data-slot={slot('link')}>
          <TextLink href={link.href} rel="noopener">
            {link.label}
          </TextLink>
        </p>
      )}
    </Section>
  );
}
