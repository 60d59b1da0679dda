import IconBrandFacebook from 'virtual:icon/brand-facebook';
import IconBrandLinkedin from 'virtual:icon/brand-linkedin';
import IconBrandX from 'virtual:icon/brand-x';
import IconMail from 'virtual:icon/mail';
import { words } from '~/lib/words/words';
import { IconLinks } from '~/ui/icon-links/IconLinks';

interface ShareLinksProps {
  /** The page to share: its title and absolute URL. */
  title: string;
  url: string;
}

/**
 * Links to share a page. They are plain links: nothing is loaded from the networks before a click.
 */
export function ShareLinks({ title, url }: ShareLinksProps) {
  const [page, text] = [encodeURIComponent(url), encodeURIComponent(title)];
  const links = [
    {
      label: words.sharing.facebook,
      href: `https://www.facebook.com/sharer/sharer.php?u=${page}`,
      Icon: IconBrandFacebook,
    },
    {
      label: words.sharing.linkedin,
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
      Icon: IconBrandLinkedin,
    },
    {
      label: words.sharing.x,
      href: `https://x.com/intent/post?url=${page}&text=${text}`,
      Icon: IconBrandX,
    },
    { label: words.sharing.email, href: `mailto:?subject=${text}&body=${page}`, Icon: IconMail },
  ];
  return <IconLinks links={links} />;
}
