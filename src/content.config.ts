import { existsSync } from 'node:fs';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** What a post may be filed under. */
export const postCategories = ['Development', 'Management', 'Design', 'Freelancer'] as const;

const cover = z
  .string()
  .refine((file) => existsSync(`src/assets/${file}`), 'a picture that exists below src/assets');

/** The journal: one Markdown file a post, in `src/content/posts`. Its name is the end of its address. */
const posts = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/content/posts' }),
  schema: z.strictObject({
    title: z.string().min(1),
    category: z.enum(postCategories),
    /** The day it was published: `2026-11-12`. */
    date: z.coerce.date(),
    /** Its writer's name in `src/content/team.yaml`. */
    author: z.string().min(1),
    /** The picture on top, below `src/assets`, and what it shows. */
    cover: z.strictObject({ file: cover, alt: z.string().min(1) }),
    /** One or two sentences for lists, the feed and search results. */
    excerpt: z.string().min(50).max(200),
    /** How many comments stand below it. */
    comments: z.int().min(0),
    /** How many readers liked it before this one. */
    likes: z.int().min(0),
    /** Its address, where that is not `/blog/` and the file's name. */
    path: z.string().startsWith('/').optional(),
  }),
});

export const collections = { posts };
