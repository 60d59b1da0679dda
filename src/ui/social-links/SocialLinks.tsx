import type { SocialLink } from '~/lib/site/site';
import { words } from '~/lib/words/words';
import { IconLinks } from '~/ui/icon-links/IconLinks';
import { networks } from './networks';

interface SocialLinksProps {
  links: SocialLink[];
  /**
   * The owner of the profiles, for a page that shows several owners: part of each accessible name.
   */
  owner?: string;
}

/** Icon links to social networks, with accessible names. */
export function SocialLinks({ links, owner }: SocialLinksProps) {
  return (
    <IconLinks
      links={links.map((link) => {
        const label = labelOf(link);
        return {
          label: owner ? `${label}: ${owner}` : label,
          href: link.url,
          ...('icon' in link ? { file: link.icon } : { Icon: networks[link.network].Icon }),
        };
      })}
    />
  );
}

function labelOf(link: SocialLink): string {
  if ('label' in link) return link.label;
  const labels: Partial<Record<string, string>> = words.social;
  return labels[link.network] ?? networks[link.network].name;
}
