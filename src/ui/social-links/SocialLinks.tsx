import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
} from '@tabler/icons-react';
import type { SocialLink } from '~/lib/site';
import styles from './social-links.module.css';

const networks = {
  facebook: { label: 'Facebook', Icon: IconBrandFacebook },
  linkedin: { label: 'LinkedIn', Icon: IconBrandLinkedin },
  instagram: { label: 'Instagram', Icon: IconBrandInstagram },
  twitter: { label: 'X, formerly Twitter', Icon: IconBrandX },
};

/** Links to social networks, as icons with spoken names. */
export function SocialLinks({ links }: { links: SocialLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ network, url }) => {
        const { label, Icon } = networks[network];
        return (
          <li key={network}>
            <a className={styles.link} href={url} rel="noopener" aria-label={label}>
              <Icon size={20} stroke={1.5} aria-hidden="true" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
