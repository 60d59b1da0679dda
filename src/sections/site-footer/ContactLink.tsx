import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { labelLength } from '~/lib/words/label-length';
import { SiteLink } from '~/ui/site-link/SiteLink';
import { footerLinks } from './footer-links';
import styles from './contact-link.module.css';

interface ContactLinkProps {
  className?: string | undefined;
  /** What stands behind its words, in the link. */
  icon?: ReactNode;
  /** What stands before the link. */
  children?: ReactNode;
}

/**
 * The large link of every footer, whatever its form. Its words may be an owner's: more of them stand in
 * smaller type, and in several lines.
 */
export function ContactLink({ className, icon, children }: ContactLinkProps) {
  const { label, path } = footerLinks.contact;
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
