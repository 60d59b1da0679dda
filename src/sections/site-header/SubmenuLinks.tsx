import { pathIn } from '~/lib/languages/languages';
import type { MenuPage } from '~/lib/routes/menu';
import { withBase } from '~/lib/routes/url';
import { SiteLink } from '~/ui/site-link/SiteLink';

interface SubmenuLinksProps {
  pages: MenuPage[];
  /** The path of the current page. */
  current: string;
  className: string | undefined;
}

/** The pages of a submenu, as list items. */
export function SubmenuLinks({ pages, current, className }: SubmenuLinksProps) {
  return pages.map(({ label, path, language }) => (
    <li key={label}>
      {language === undefined ? (
        <SiteLink className={className} href={path} current={current}>
          {label}
        </SiteLink>
      ) : (
        <a className={className} href={withBase(pathIn(language, path))} lang={language}>
          {label}
        </a>
      )}
    </li>
  ));
}
