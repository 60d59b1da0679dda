import type { ComponentPropsWithoutRef } from 'react';
import type { LightboxItem } from './lightbox-item';

interface LightboxLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'content' | 'href' | 'id'> {
  item: LightboxItem;
}

/**
 * A link to a large picture, around its thumbnail. Inside an element with the attributes from
 * `lightboxGallery`, a click opens the lightbox; without script the link leads to the large
 * picture.
 */
export function LightboxLink({ item, children, ...rest }: LightboxLinkProps) {
  const { original, originalSrcset, id, sourceId, content, html, cropped, ...data } = item;
  return (
    <a
      {...rest}
      href={original}
      data-lightbox-item={id}
      data-srcset={originalSrcset}
      data-thumbnail={data.thumbnail}
      data-width={data.width}
      data-height={data.height}
      data-alt={data.alt}
      data-caption={data.caption}
      data-cropped={cropped ? '' : undefined}
      data-source-id={sourceId}
    >
      {children}
      {html !== undefined && (
        <template data-lightbox-content="" dangerouslySetInnerHTML={{ __html: html }} />
      )}
      {content !== undefined && <template data-lightbox-content="">{content}</template>}
    </a>
  );
}
