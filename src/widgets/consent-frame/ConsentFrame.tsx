import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { consentSignature, purposes } from '~/lib/consent/consent';
import { fill } from '~/lib/words/fill';
import { words } from '~/lib/words/words';
import { Button, ButtonLink } from '~/ui/button/Button';
import styles from './consent-frame.module.css';

interface ConsentFrameProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** The page that the frame shows: a full https address. */
  src: string;
  /** What it is, for the placeholder and for screen readers: `Book a call`. */
  title: string;
  /** The purpose that it belongs to: a name below `consent` in `site.config.ts`. */
  purpose: string;
  /** The page's own address, if it is not the one in the frame. */
  page?: string;
}

/**
 * A page of another host, in a frame that loads once a visitor agrees: to its purpose, or to this
 * frame by its button. Until then, and without script, a placeholder has a link to the page. For
 * pages and static sections only, since it reads the site's configuration.
 *
 * @throws {Error} if there is no such purpose
 */
export function ConsentFrame({
  src,
  title,
  purpose,
  page = src,
  className,
  ...rest
}: ConsentFrameProps) {
  const known = purposes().map(({ name }) => name);
  if (!known.includes(purpose))
    throw new Error(
      `ConsentFrame "${title}": purpose is "${purpose}", but must be a name below consent in ` +
        `site.config.ts (${known.join(', ') || 'which has none yet'}).`,
    );
  const { host } = new URL(src);
  return (
    <div
      {...rest}
      className={clsx(styles.frame, className)}
      data-effect="consent-frame"
      data-frame={src}
      data-title={title}
      data-consent-purpose={purpose}
      data-consent-signature={consentSignature}
    >
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{fill(words.consent.frame, { host })}</p>
      <div className={styles.buttons}>
        <Button
          className={styles.load}
          data-consent-load=""
          aria-label={fill(words.consent.loadNamed, { title })}
        >
          {words.consent.load}
        </Button>
        <ButtonLink variant="outline" href={page} rel="noopener">
          {fill(words.consent.open, { host })}
        </ButtonLink>
      </div>
    </div>
  );
}
