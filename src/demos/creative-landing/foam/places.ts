import { FORMS, WIDE_FROM, layouts, wideFrom, type Foam, type FoamName } from './layouts';
import type { Box, Disc } from './geometry';

const percent = (value: number) => `${Math.round(value * 10) / 10 || 0}%`;

function inset({ left, top, width, height }: Box, tall: number): string {
  const sides = [(top / tall) * 100, 100 - left - width, 100 - ((top + height) / tall) * 100, left];
  return sides.map(percent).join(' ');
}

/** Where in a picture of the whole bubble its cell lies, across; not said where there is no choice. */
function across({ left, width }: Box, { x, r }: Disc): string | undefined {
  const spare = 2 * r - width;
  return spare < 0.1 ? undefined : percent(((left - x + r) / spare) * 100);
}

function placesOf({ discs, boxes, pictures = [], tall }: Foam): string[] {
  return [
    `--tall: ${Math.round(tall * 100) / 100};`,
    ...boxes.map((box, index) => `--cell-${index}: ${inset(box, tall)};`),
    ...pictures.flatMap((box, index) => {
      const disc = discs[index];
      const isInside = disc && Math.abs(box.left + box.width / 2 - disc.x) < disc.r;
      const shift = isInside && across(box, disc);
      return [
        `--picture-${index}: ${inset(box, tall)};`,
        ...(shift ? [`--across-${index}: ${shift};`] : []),
      ];
    }),
  ];
}

const indented = (lines: readonly string[], indent: string) =>
  lines.map((line) => `${indent}${line}`);

/** The stylesheet `places.module.css`: where words and pictures stand in each foam; `cells.module.css` reads it. */
export function placesSheet(): string {
  const foams = Object.entries(layouts).flatMap(([name, forms]) => {
    const [narrow, wide] = FORMS.map((form) => forms[form]);
    if (!narrow || !wide) return [];
    const isOne = JSON.stringify(narrow) === JSON.stringify(wide);
    return [
      '',
      `  .${name} {`,
      ...indented(placesOf(narrow), '    '),
      ...(isOne
        ? []
        : [
            `    @media (width >= ${WIDE_FROM[wideFrom(name as FoamName)]}) {`,
            ...indented(placesOf(wide), '      '),
            '    }',
          ]),
      '  }',
    ];
  });
  return [
    '/* Written from layouts.ts: `npx vitest run -u src/demos/creative-landing`. */',
    '@layer sections {',
    ...foams.slice(1),
    '}',
    '',
  ].join('\n');
}
