import type { Scheme, SecondPalette, Theme } from '../../lib/theme/theme.ts';

/** A theme as a file of the project. */
interface ThemeFile {
  /** The theme's name: a home's, or `house`. */
  name: string;
  theme: Theme;
  /** What its file exports besides the theme, by name: pages of the home import it. */
  others?: Record<string, unknown> | undefined;
  /** What the file says of itself, in one line. */
  comment?: string | undefined;
}

/** The line of `site.config.ts` by which inner pages wear a theme. */
export const siteLine = (name: string): string => `theme: ${literal(name)},`;

/** A theme as the text of its file, as Prettier would have it. */
export function themeFile({ name, theme, others = {}, comment }: ThemeFile): string {
  const { scheme, fonts, tokens, palette = {}, steps = {} } = theme;
  const faces = fonts.map(literal);
  const list = `  fonts: [${faces.join(', ')}],`;
  return [
    "import type { Theme } from '~/lib/theme/theme';",
    '',
    `/** ${(comment ?? `The theme of ${name}.`).replaceAll('*/', '')} */`,
    'export default {',
    `  scheme: ${literal(scheme)},`,
    ...(list.length > LINE
      ? ['  fonts: [', ...faces.map((face) => `    ${face},`), '  ],']
      : [list]),
    ...block('tokens', tokens),
    ...(Object.keys(palette).length > 0 ? block('palette', palette) : []),
    ...(Object.keys(steps).length > 0 ? block('steps', steps) : []),
    ...secondPalette('dark', theme.dark),
    ...secondPalette('light', theme.light),
    '} satisfies Theme;',
    ...Object.entries(others).flatMap(([key, value]) => ['', exported(key, value)]),
    '',
  ].join('\n');
}

/** No line of the project is longer where it can be broken. */
const LINE = 100;

const block = (name: string, values: Partial<Record<string, string>>, indent = '  '): string[] => [
  `${indent}${name}: {`,
  ...Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [entry(key, value, `${indent}  `)],
  ),
  `${indent}},`,
];

/** A theme's second palette, if it has one. */
const secondPalette = (name: Scheme, second: SecondPalette | undefined): string[] =>
  second === undefined
    ? []
    : [
        `  ${name}: {`,
        ...block('tokens', second.tokens, '    '),
        ...(second.palette ? block('palette', second.palette, '    ') : []),
        '  },',
      ];

function entry(key: string, value: string, indent: string): string {
  const line = `${indent}${property(key)}: ${literal(value)},`;
  return line.length > LINE ? `${indent}${property(key)}:\n${indent}  ${literal(value)},` : line;
}

const property = (key: string) => (/^([a-z]+|\d+)$/i.test(key) ? key : literal(key));

/** A string as source code: in single quotes, unless it holds some. */
function literal(text: string): string {
  const json = JSON.stringify(text);
  return text.includes("'") || json.includes('\\') ? json : `'${text}'`;
}

function exported(key: string, value: unknown): string {
  const entries = Object.entries(Object(value) as Record<string, unknown>).map(
    ([name, one]) =>
      `${property(name)}: ${typeof one === 'string' ? literal(one) : JSON.stringify(one)}`,
  );
  const line = `export const ${key} = { ${entries.join(', ')} } as const;`;
  if (line.length <= LINE && entries.length < 4) return line;
  return [`export const ${key} = {`, ...entries.map((one) => `  ${one},`), '} as const;'].join(
    '\n',
  );
}
