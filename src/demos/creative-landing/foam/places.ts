import { FORMS, WIDE_FROM, layouts, wideFrom, type Foam, type FoamName } from './layouts';
import type { Box, Disc } from './geometry';

const percent = (value: number) => `${Math.round(value * 10) / 10 || 0}%`;

function inset({ left, top, width, height }: Box, tall: number): string {
  const sides = [(top / tall) * 100, 100 - left - width, 100 - ((top + height) / tall) * 100, left];
  return `inset: ${sides.map(percent).join(' ')};`;
}

/** Where in a picture of the whole bubble its cell lies, across. */
function across({ left, width }: Box, { x, r }: Disc): string {
  const spare = 2 * r - width;
  return spare < 0.1 ? '' : `--across: ${percent(((left - x + r) / spare) * 100)};`;
}

function rulesOf({ discs, boxes, pictures = [], tall }: Foam, indent: string): string[] {
  const rule = (kind: string, index: number, ...lines: string[]) => [
    `${indent}& [data-${kind}='${index}'] {`,
    ...lines.filter(Boolean).map((line) => `${indent}  ${line}`),
    `${indent}}`,
  ];
  return [
    `${indent}--tall: ${Math.round(tall * 100) / 100};`,
    ...boxes.flatMap((box, index) => rule('cell', index, inset(box, tall))),
    ...pictures.flatMap((box, index) => {
      const disc = discs[index];
      const isInside = disc && Math.abs(box.left + box.width / 2 - disc.x) < disc.r;
      return rule('picture', index, inset(box, tall), isInside ? across(box, disc) : '');
    }),
  ];
}

/** The stylesheet `places.module.css`: where words and pictures stand in each foam. */
export function placesSheet(): string {
  const foams = Object.entries(layouts).flatMap(([name, forms]) => {
    const [narrow, wide] = FORMS.map((form) => forms[form]);
    if (!narrow || !wide) return [];
    const isOne = JSON.stringify(narrow) === JSON.stringify(wide);
    return [
      '',
      `  .${name} {`,
      ...rulesOf(narrow, '    '),
      ...(isOne
        ? []
        : [
            `    @media (width >= ${WIDE_FROM[wideFrom(name as FoamName)]}) {`,
            ...rulesOf(wide, '      '),
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
