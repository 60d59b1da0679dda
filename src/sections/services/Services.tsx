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
  button,
}: z.infer<typeof servicesSchema>) {
  const headingId = useId();
  return (
    <Band id={id} tone={tone} aria-labelledby={headingId}>
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
            <li key={key} className={styles.service} data-reveal="">
              {variant === 'cuttings' && <Paper cut={cutAt(index)} />}
              <Icon icon={icon} size={32} className={styles.icon} />
              <h3 className={styles.title}>{href ? <a href={href}>{title}</a> : title}</h3>
              <p className={styles.description}>{description}</p>
              {href && (
                <IconArrowUpRight className={styles.arrow} size={24} stroke={1.5} aria-hidden />
              )}
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
