import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
} from '@tabler/icons-react';
import type { SocialLink } from '~/lib/site';
import { IconLinks } from '~/ui/icon-links/IconLinks';

const networks = {
  facebook: { label: 'Facebook', Icon: IconBrandFacebook },
  linkedin: { label: 'LinkedIn', Icon: IconBrandLinkedin },
  instagram: { label: 'Instagram', Icon: IconBrandInstagram },
  twitter: { label: 'X, formerly Twitter', Icon: IconBrandX },
};

interface SocialLinksProps {
  links: SocialLink[];
  /** Whose they are, where a page shows those of many: part of each spoken name. */
  owner?: string;
}

/** Links to social networks, as icons with spoken names. */
export function SocialLinks({ links, owner }: SocialLinksProps) {
  return (
    <IconLinks
      links={links.map(({ network, url }) => {
        const { label, Icon } = networks[network];
        return { label: owner ? `${label}: ${owner}` : label, href: url, Icon };
      })}
    />
  );
}
