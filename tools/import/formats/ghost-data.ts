import { z } from 'astro/zod';

const id = z.union([z.string(), z.number()]).transform(String);
const text = z.string().nullish();

const post = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  html: text,
  plaintext: text,
  feature_image: text,
  featured: z.union([z.boolean(), z.number()]).nullish(),
  /** Since version 3; before, `page` said it. */
  type: text,
  page: z.union([z.boolean(), z.number()]).nullish(),
  status: z.string(),
  visibility: text,
  author_id: id.nullish(),
  created_at: text,
  updated_at: text,
  published_at: text,
  custom_excerpt: text,
});

/** What an export of Ghost holds of posts; members, settings and the like are left out. */
const data = z.object({
  posts: z.array(post),
  tags: z.array(z.object({ id, name: z.string(), visibility: text })).default([]),
  posts_tags: z
    .array(z.object({ post_id: id, tag_id: id, sort_order: z.number().nullish() }))
    .default([]),
  users: z.array(z.object({ id, name: z.string() })).default([]),
  posts_authors: z
    .array(z.object({ post_id: id, author_id: id, sort_order: z.number().nullish() }))
    .default([]),
  posts_meta: z
    .array(
      z.object({
        post_id: id,
        feature_image_alt: text,
        feature_image_caption: text,
        meta_description: text,
      }),
    )
    .default([]),
});

/** A post or page of Ghost. */
export type GhostPost = z.output<typeof post>;

/** All that is read of an export of Ghost. */
export type GhostData = z.output<typeof data>;

/** An export of Ghost. */
export const ghostExport = z.object({ db: z.array(z.object({ data })).min(1) });

/** As much of it as tells it from other JSON. */
export const ghostShape = z.object({
  db: z.tuple([z.object({ data: z.object({ posts: z.array(z.unknown()) }) })], z.unknown()),
});
