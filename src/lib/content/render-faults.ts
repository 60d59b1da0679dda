import { formatErrors } from './mistakes';

interface Entry {
  readonly id: string;
  readonly filePath?: string | undefined;
  readonly rendered?: unknown;
}

/** Texts that failed to render. Under the development server the terminal says why; a build stops earlier. */
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
