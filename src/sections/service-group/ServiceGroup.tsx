import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import { Icon } from '~/ui/icon/Icon';
import { Picture } from '~/ui/picture/Picture';
import { Prose } from '~/ui/prose/Prose';
import { Section } from '~/ui/section/Section';
import { TextLink } from '~/ui/text-link/TextLink';
import type { serviceGroupSchema } from './service-group.schema';
import styles from './service-group.module.css';

interface ServiceGroupProps
  extends
    z.infer<typeof serviceGroupSchema>,
    Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Expands the services in a narrow window initially; a wide one always shows all of them. */
  open?: boolean;
  /** Loads the picture at once and before others, for a group that opens the page. */
  priority?: boolean;
}

/** Slots that looks can style. */
const slot = slots<
  | 'group'
  | 'heading'
  | 'heading-title'
  | 'picture'
  | 'body'
  | 'text'
  | 'lead'
  | 'icon'
  | 'title'
  | 'price'
  | 'more'
  | 'arrow'
  | 'list'
  | 'item'
>();

/**
 * A group of services: its picture, its lead service as a card, the others as a list. In narrow
 * windows the heading expands them with a native `details`, so no script is needed.
 */
export function ServiceGroup({
  heading,
  text,
  picture,
  href,
  price,
  more,
  services,
  open = false,
  priority,
  className,
  ...rest
}: ServiceGroupProps) {
  const headingId = useId();
  const [lead, ...others] = services;
  return (
    <Section {...rest} className={clsx(styles.section, className)} aria-labelledby={headingId}>
      <details
        className={styles.group}
        data-slot={slot('group')}
        data-effect="open-when-wide"
        open={open}
      >
        <summary className={styles.summary} data-slot={slot('heading')}>
          <h2 id={headingId} className={styles.heading} data-slot={slot('heading-title')}>
            {heading}
          </h2>
        </summary>
        <div className={styles.columns}>
          <Picture
            {...picture}
            className={styles.picture}
            data-slot={slot('picture')}
            priority={priority}
          />
          <div data-slot={slot('body')}>
            <p className={styles.text} data-slot={slot('text')}>
              <Prose words={text} />
            </p>
            {lead && (
              <div className={styles.lead} data-slot={slot('lead')}>
                {lead.icon && (
                  <Icon
                    icon={lead.icon}
                    size={40}
                    className={styles.icon}
                    data-slot={slot('icon')}
                  />
                )}
                <h3 className={styles.leadTitle} data-slot={slot('title')}>
                  {lead.title}
                </h3>
                <p className={styles.description}>{lead.description}</p>
                <p className={styles.price} data-slot={slot('price')}>
                  {price}
                </p>
                <TextLink
                  href={href}
                  className={styles.more}
                  data-slot={slot('more')}
                  about={lead.title}
                  cover
                >
                  {more}
                </TextLink>
              </div>
            )}
            <ul data-slot={slot('list')}>
              {others.map(({ id, title, description }) => (
                <li key={id} className={styles.item} data-slot={slot('item')}>
                  <h3 className={styles.title} data-slot={slot('title')}>
                    <CoverLink href={href} className={styles.link}>
                      {title}
                    </CoverLink>
                  </h3>
                  <p className={styles.description}>{description}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </details>
    </Section>
  );
}
