import { z } from 'astro/zod';

const COMMON = 'WORKS_PASSWORD';

/** Which password opens a work: the common one (`true`), or one of a name, which several may share. */
export const lockedField = z
  .union([
    z.boolean(),
    z.string().regex(/^[a-z][a-z\d-]*$/, 'true, or the name of a password, such as clients'),
  ])
  .default(false)
  .describe(
    `Whether all but title, category and cover is encrypted: true with ${COMMON} in .env, and clients with ${COMMON}_CLIENTS.`,
  );

/** The variable in `.env` that holds the password of a locked work. */
export const passwordVariable = (locked: string | true): string =>
  locked === true ? COMMON : `${COMMON}_${locked.replaceAll('-', '_').toUpperCase()}`;
