import { clsx } from 'clsx';
import { localSite } from '~/lib/languages/local-site';
import { SiteLink } from '~/ui/site-link/SiteLink';
import styles from './header-button.module.css';

/** The owner's button in the header, if `site.config.ts` sets `headerButton`. */
export function HeaderButton({ className }: { className?: string | undefined }) {
  const { headerButton: button } = localSite();
  if (!button) return null;
  return (
    <SiteLink className={clsx(styles.button, className)} href={button.href}>
      {button.label}
    </SiteLink>
  );
}
