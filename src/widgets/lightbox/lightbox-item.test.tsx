// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { linkOf, linksOf, slideOf, type LightboxItem } from './lightbox-item';
import { LightboxLink } from './LightboxLink';

const plain: LightboxItem = { id: 'one', original: '/large.webp', width: 1024, height: 768 };

/** Renders a gallery of these items around the same thumbnail, as on a page. */
function galleryOf(...items: LightboxItem[]): HTMLElement {
  const gallery = document.createElement('ul');
  gallery.innerHTML = renderToStaticMarkup(
    items.map((item) => (
      <LightboxLink key={item.id} item={item}>
        <img src="/small.avif" alt="A lighthouse" />
      </LightboxLink>
    )),
  );
  return gallery;
}

function slidesOf(...items: LightboxItem[]) {
  const gallery = galleryOf(...items);
  return linksOf(gallery).map((link) => slideOf(link, gallery));
}

test('a slide is what the link says, and the rest what stands inside it', () => {
  const [slide] = slidesOf(plain);
  expect(slide).toMatchObject({ id: 'one', width: 1024, height: 768, alt: 'A lighthouse' });
  expect(slide?.src).toMatch(/\/large\.webp$/);
  expect(slide).toMatchObject({ caption: '', thumbCropped: false });
  expect(slide).not.toHaveProperty('srcset');
  expect(slide).not.toHaveProperty('html');
});

test('every field of an item arrives', () => {
  const originalSrcset = '/large.webp 1024w, /larger.webp 2048w';
  const words = { alt: 'Another', caption: 'At night', thumbnail: '/tiny.avif', cropped: true };
  const [slide] = slidesOf({ ...plain, originalSrcset, ...words });
  expect(slide).toMatchObject({ srcset: originalSrcset, alt: 'Another', caption: 'At night' });
  expect(slide).toMatchObject({ msrc: '/tiny.avif', thumbCropped: true });
});

test.each([
  ['a string of HTML', { html: '<p>Words</p>' }],
  ['an element', { content: <p>Words</p> }],
])('%s takes the large picture’s place', (_, own) => {
  expect(slidesOf({ ...plain, ...own })[0]).toMatchObject({ type: 'html', html: '<p>Words</p>' });
});

test('a picture without a thumbnail opens from another one’s', () => {
  const gallery = galleryOf(plain, { ...plain, id: 'two', sourceId: 'one' });
  const two = linkOf(gallery, 'two');
  expect(two && slideOf(two, gallery).element).toBe(linkOf(gallery, 'one'));
});
