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

/** Links to social networks, as icons with spoken names. */
export function SocialLinks({ links }: { links: SocialLink[] }) {
  return (
    <IconLinks links={links.map(({ network, url }) => ({ ...networks[network], href: url }))} />
  );
}
