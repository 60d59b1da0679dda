import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import IconArrowUpRight from 'virtual:icon/arrow-up-right';
import { slots } from '~/lib/slots';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import { Icon } from '~/ui/icon/Icon';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { HeadingButton } from '~/ui/section-heading/HeadingButton';
import type { servicesSchema } from './services.schema';
import styles from './services.module.css';

interface ServicesProps
  extends z.infer<typeof servicesSchema>, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Slides each service up when it first scrolls into view. */
  reveal?: boolean;
  /** Decoration inside each service's box, below its words; the first box has the index 0. */
  ornament?: (index: number) => ReactNode;
}

/** Slots that looks can style. */
const slot = slots<'list' | 'item' | 'icon' | 'title' | 'text' | 'more' | 'arrow'>();

/**
 * Services, each with an icon, a title and a sentence. If a service has a link, its whole box is
 * clickable.
 */
export function Services({
  services,
  href,
  more,
  button,
  reveal = true,
  ornament,
  ...rest
}: ServicesProps) {
  return (
    <HeadedSection {...rest} more={button && <HeadingButton {...button} />}>
      <ul className={styles.list} data-slot={slot('list')}>
        {services.map(({ icon, title, description }, index) => (
          <li
            key={index}
            className={styles.item}
            data-slot={slot('item')}
            data-effect={reveal ? 'reveal' : undefined}
          >
            {ornament?.(index)}
            {icon && (
              <Icon icon={icon} size={32} className={styles.icon} data-slot={slot('icon')} />
            )}
            <h3 className={styles.title} data-slot={slot('title')}>
              {href && !more ? (
                <CoverLink href={href} className={styles.link}>
                  {title}
                </CoverLink>
              ) : (
                title
              )}
            </h3>
            <p className={styles.text} data-slot={slot('text')}>
              {description}
            </p>
            {href && more && (
              <CoverLink href={href} className={styles.more} data-slot={slot('more')}>
                {more}
                <span className="visually-hidden">: {title}</span>
              </CoverLink>
            )}
            {href && !more && (
              <IconArrowUpRight
                className={styles.arrow}
                data-slot={slot('arrow')}
                size={24}
                stroke={1.5}
                aria-hidden
              />
            )}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
