import { IconArrowUpRight } from '@tabler/icons-react';
import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band } from '~/ui/band/Band';
import { ButtonLink } from '~/ui/button/Button';
import { Icon } from '~/ui/icon/Icon';
import { cutAt, Paper } from '~/ui/paper/Paper';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import type { servicesSchema } from './services.schema';
import styles from './services.module.css';

/** Services with icon, title and a sentence each; where a service leads somewhere its whole box does. */
export function Services({
  id,
  tone,
  heading,
  text,
  variant,
  services,
  href,
  more,
  button,
}: z.infer<typeof servicesSchema>) {
  const headingId = useId();
  return (
    <Band
      id={id}
      tone={tone}
      aria-labelledby={headingId}
      className={styles.band}
      data-variant={variant}
    >
      <div className={styles.services} data-variant={variant}>
        <SectionHeading
          id={headingId}
          heading={heading}
          {...(text && { text })}
          layout={variant === 'aside' ? 'below' : 'beside'}
        >
          {button && (
            <ButtonLink variant="outline" href={button.href}>
              {button.label}
            </ButtonLink>
          )}
        </SectionHeading>
        <ul className={styles.list}>
          {services.map(({ id: key, icon, title, description }, index) => (
            <li
              key={key}
              className={styles.service}
              {...(variant !== 'strata' && { 'data-reveal': '' })}
            >
              {variant === 'cuttings' && <Paper cut={cutAt(index)} />}
              {variant !== 'doors' && <Icon icon={icon} size={32} className={styles.icon} />}
              <h3 className={styles.title}>{href && !more ? <a href={href}>{title}</a> : title}</h3>
              <p className={styles.description}>{description}</p>
              {href && more && (
                <a href={href} className={styles.more}>
                  {more}
                  <span className="visually-hidden">: {title}</span>
                </a>
              )}
              {href && !more && (
                <IconArrowUpRight className={styles.arrow} size={24} stroke={1.5} aria-hidden />
              )}
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
