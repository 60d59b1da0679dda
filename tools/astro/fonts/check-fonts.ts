import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { zodMistakes, formatErrors, type Mistake } from '../../../src/lib/content/mistakes.ts';
import { didYouMean } from '../../../src/lib/content/nearest.ts';
import { codeLine } from '../../../src/lib/content/source-lines.ts';

const FILE = 'fonts.config.ts';

const file = z.strictObject({
  file: z.string().min(1),
  weight: z
    .string()
    .refine(isWeight, "a weight such as '400', or a range such as '400 700', from 1 to 1000"),
  style: z.enum(['normal', 'italic']).optional(),
  pinned: z.record(z.string(), z.number()).optional(),
  unicodeRange: z
    .string()
    .regex(
      /^\s*U\+[\da-f]+(-[\da-f]+)?(\s*,\s*U\+[\da-f]+(-[\da-f]+)?)*\s*$/i,
      'ranges such as U+20-7E, U+A0-FF',
    )
    .optional(),
});

const families = z.array(
  z.strictObject({
    name: z.string().min(1),
    cssVariable: z.string().regex(/^--font-[a-z\d-]+$/, "a custom property such as '--font-sora'"),
    fallback: z.enum(['sans-serif', 'serif', 'monospace']),
    files: z.array(file).min(1),
  }),
);

function isWeight(text: string): boolean {
  const [first = 0, last = first, ...more] = text.split(' ').map(Number);
  return more.length === 0 && first >= 1 && last >= first && last <= 1000;
}

/**
 * Validates the families of `fonts.config.ts`.
 *
 * @param modules the folder of installed packages
 * @returns the build's error message; undefined if all is right
 */
export function fontFaults(config: unknown, modules = 'node_modules'): string | undefined {
  const result = families.safeParse(config);
  const mistakes = result.success
    ? [...duplicates(result.data), ...missingFiles(result.data, modules)]
    : zodMistakes(result.error, config, families);
  if (mistakes.length === 0) return undefined;
  const lineOf = (path: Mistake['path']) =>
    existsSync(FILE) ? codeLine(listOf(readFileSync(FILE, 'utf8')), path) : undefined;
  return formatErrors({ file: FILE, lineOf }, mistakes);
}

/** The file's text with everything before the list blanked out: its types have braces too. */
const listOf = (text: string) => {
  const at = text.indexOf('= [');
  return text.slice(0, at + 2).replace(/[^\n]/g, ' ') + text.slice(at + 2);
};

type Families = z.infer<typeof families>;

function duplicates(all: Families): Mistake[] {
  return all.flatMap(({ cssVariable }, index) => {
    const first = all.findIndex((other) => other.cssVariable === cssVariable);
    return first === index
      ? []
      : [
          {
            path: [index, 'cssVariable'],
            message: `a name of its own: ${cssVariable} is the ${all[first]?.name ?? ''}’s`,
          },
        ];
  });
}

function missingFiles(all: Families, modules: string): Mistake[] {
  return all.flatMap(({ files }, family) =>
    files.flatMap(({ file: path }, index): Mistake[] => {
      if (existsSync(join(modules, path))) return [];
      const [scope = '', name = ''] = path.split('/');
      const packageName = scope.startsWith('@') ? `${scope}/${name}` : scope;
      const folder = join(modules, packageName);
      const message = existsSync(folder)
        ? `a font file that exists: there is no ${modules}/${path}${didYouMean(
            path,
            globSync('files/*.woff2', { cwd: folder }).map(
              (one) => `${packageName}/${one.replaceAll('\\', '/')}`,
            ),
          )}`
        : `a font file of an installed package: npm install ${packageName}`;
      return [{ path: [family, 'files', index, 'file'], message }];
    }),
  );
}

/**
 * Checks that the packages of `standIns` are installed variable fonts.
 *
 * @param modules the folder of installed packages
 * @returns the build's error message; undefined if all is right
 */
export function standInFaults(
  standIns: Readonly<Record<string, readonly string[]>>,
  modules = 'node_modules',
): string | undefined {
  const mistakes = Object.entries(standIns).flatMap(([kind, names]) =>
    names.flatMap((name, index): Mistake[] => {
      if (globSync('files/*-wght-normal.woff2', { cwd: join(modules, name) }).length > 0) return [];
      const message = `an installed package with a variable font, such as @fontsource-variable/noto-sans; found "${name}"`;
      return [{ path: ['standIns', kind, index], message }];
    }),
  );
  return mistakes.length === 0 ? undefined : formatErrors({ file: FILE }, mistakes);
}
