import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { labelLength } from '~/lib/words/label-length';
import { SiteLink } from '~/ui/site-link/SiteLink';
import { footerLinks } from './footer-links';
import styles from './contact-link.module.css';

interface ContactLinkProps {
  className?: string | undefined;
  /** Content after the link's words, inside the link. */
  icon?: ReactNode;
  /** Content before the link. */
  children?: ReactNode;
}

/**
 * The large link that every footer shares. Its words may be an owner's: longer ones are set smaller
 * and may wrap.
 */
export function ContactLink({ className, icon, children }: ContactLinkProps) {
  const { label, path } = footerLinks().contact;
  return (
    <p className={clsx(styles.contact, className)} data-length={labelLength(label)}>
      {children}
      <SiteLink href={path}>
        {label}
        {icon}
      </SiteLink>
    </p>
  );
}
