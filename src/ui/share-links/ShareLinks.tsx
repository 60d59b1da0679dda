import { IconBrandFacebook, IconBrandLinkedin, IconBrandX, IconMail } from '@tabler/icons-react';
import { IconLinks } from '~/ui/icon-links/IconLinks';

interface ShareLinksProps {
  /** What is shared: a page's title and full address. */
  title: string;
  url: string;
}

/** Ways to pass a page on. Plain links: nothing of the networks is loaded before one is followed. */
export function ShareLinks({ title, url }: ShareLinksProps) {
  const [page, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  const ways = [
    {
      label: 'Share on Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${page}`,
      Icon: IconBrandFacebook,
    },
    {
      label: 'Share on LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
      Icon: IconBrandLinkedin,
    },
    {
      label: 'Share on X',
      href: `https://x.com/intent/post?url=${page}&text=${words}`,
      Icon: IconBrandX,
    },
    { label: 'Send by e-mail', href: `mailto:?subject=${words}&body=${page}`, Icon: IconMail },
  ];
  return <IconLinks links={ways} />;
}
