import type { z } from 'astro/zod';
import { useId, type ReactNode } from 'react';
import { Band } from '~/ui/band/Band';
import { ButtonLink } from '~/ui/button/Button';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import type { newsSchema } from './news.schema';

type NewsBandProps = Pick<
  z.infer<typeof newsSchema>,
  'id' | 'tone' | 'heading' | 'text' | 'button'
> & { children: ReactNode };

/** The band that news stand in: its heading, and the way to all of them. */
export function NewsBand({ id, tone, heading, text, button, children }: NewsBandProps) {
  const headingId = useId();
  return (
    <Band id={id} tone={tone} aria-labelledby={headingId}>
      <SectionHeading id={headingId} heading={heading} {...(text && { text })}>
        {button && (
          <ButtonLink variant="outline" href={button.href}>
            {button.label}
          </ButtonLink>
        )}
      </SectionHeading>
      {children}
    </Band>
  );
}
