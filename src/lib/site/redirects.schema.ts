import { z } from 'astro/zod';

/**
 * A path that every host's rules take literally. Blanks, wildcards, names of parts and quotation marks mean
 * something there, and a query is no part of a path.
 */
const FORMER_PATH = /^\/(?!\/)[^\s?#*:;,|\\^$<>"'`(){}[\]]+$/;

/** Whether an address can be redirected by every host. */
export const isFormerPath = (path: string): boolean => FORMER_PATH.test(path);

/** Old addresses, and the pages that they lead to. */
export const redirectsSchema = z
  .record(
    z
      .string()
      .regex(
        FORMER_PATH,
        'an old path such as /2019/05/hello/, without "?", "#" and signs of rules',
      ),
    z
      .string()
      .regex(/^\/(?!\/)[^\s?]*$/, 'a page of this site, such as /blog/hello or /about#team'),
  )
  .default({});
