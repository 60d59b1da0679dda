import type { ComponentProps } from 'react';
import { TextLink } from '~/ui/text-link/TextLink';

/**
 * The link from a work’s card to its page, or to where the work is to be seen; nothing for a work
 * that has neither.
 */
export function WorkLink({ href, ...rest }: ComponentProps<typeof TextLink>) {
  if (href === undefined) return null;
  return <TextLink {...rest} href={href} {...(/^https?:/.test(href) && { rel: 'noopener' })} />;
}
