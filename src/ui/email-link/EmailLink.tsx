import { Fragment } from 'react';

interface EmailLinkProps {
  email: string;
  className?: string | undefined;
}

/**
 * An e-mail address as a link. Where its column is narrower than the address, it wraps before the
 * at sign or a dot, and not within a word.
 */
export function EmailLink({ email, className }: EmailLinkProps) {
  const pieces = email.split(/(?=[@.])/);
  return (
    // Chromium tells screen readers a space at each place where a line may end.
    <a className={className} href={`mailto:${email}`} aria-label={email}>
      {/* One box: as items of a flexible link the pieces could not wrap. */}
      <bdi dir="ltr">
        {pieces.map((piece, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {piece}
          </Fragment>
        ))}
      </bdi>
    </a>
  );
}
