import { formatErrors } from './mistakes';

interface Entry {
  readonly id: string;
  readonly filePath?: string | undefined;
  readonly rendered?: unknown;
}

/** Texts that could not be rendered: while the development server runs the terminal says why, a build stops before. */
export const renderFaults = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ id, filePath, rendered }) =>
    rendered === undefined
      ? [
          formatErrors({ file: filePath ?? id }, [
            { path: [], message: 'a text that can be rendered; the terminal says why it cannot' },
          ]),
        ]
      : [],
  );
