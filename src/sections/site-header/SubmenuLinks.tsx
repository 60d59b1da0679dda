import type { MenuPage } from '~/lib/routes/menu';
import { SiteLink } from '~/ui/site-link/SiteLink';

interface SubmenuLinksProps {
  pages: MenuPage[];
  /** The path of the current page. */
  current: string;
  className: string | undefined;
}

/** The pages of a submenu, as list items. */
export function SubmenuLinks({ pages, current, className }: SubmenuLinksProps) {
  return pages.map(({ label, path }) => (
    <li key={label}>
      <SiteLink className={className} href={path} current={current}>
        {label}
      </SiteLink>
    </li>
  ));
}
