import { defineCollection } from 'astro:content';
import { hasJournal, POST_FOLDERS } from './lib/posts/journal';
import { faultOf } from './lib/routes/link';
import { fillFacts } from './lib/content/facts';
import { checkMarkdown } from './lib/markdown/markdown-faults';
import { markdownLoader } from './lib/markdown/markdown-loader';
import { heldBack, postFaults, postSchema, POSTS_FOLDER } from './lib/posts/post.schema';
import { publishCheck, publishSchema } from './lib/content/publish-schema';
import { inLanguage } from './lib/languages/language';
import { originalLanguage } from './lib/languages/languages';
import { siteFacts } from './lib/content/site-facts';
import { textFaults, textSchema, TEXTS_FOLDER } from './lib/content/text.schema';

publishSchema(`${POSTS_FOLDER}/*.md`, postSchema);
publishSchema(`${TEXTS_FOLDER}/*.md`, textSchema);

publishCheck(`${POST_FOLDERS}/*.md`, postSchema, (file, changed) =>
  checkMarkdown(file, changed[`/${file}`] ?? '', postSchema, faultOf),
);
publishCheck(`${TEXTS_FOLDER}/*.md`, textSchema, (file, changed) => {
  const facts = inLanguage(originalLanguage, siteFacts);
  const text = fillFacts(changed[`/${file}`] ?? '', facts, originalLanguage);
  checkMarkdown(file, text, textSchema, faultOf, true);
});

/**
 * One Markdown file a post: the journal's in `src/content/posts`, a home's in its own folder. Its name
 * is the end of its address.
 */
const posts = defineCollection({
  loader: markdownLoader({
    name: 'posts',
    folder: POST_FOLDERS,
    schema: postSchema,
    isOn: hasJournal,
    faults: () => postFaults(faultOf),
    heldBack: (data) => heldBack(postSchema.parse(data)),
  }),
  schema: postSchema,
});

/** Pages that are written in Markdown: `src/content/pages/terms.md` stands at `/terms`. */
const texts = defineCollection({
  loader: markdownLoader({
    name: 'texts',
    folder: TEXTS_FOLDER,
    schema: textSchema,
    faults: () => textFaults(faultOf, inLanguage(originalLanguage, siteFacts)),
  }),
  schema: textSchema,
});

export const collections = { posts, texts };
