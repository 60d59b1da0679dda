import type { Params, Picture } from '../workshop/types.ts';

/** Those who sign the annual report, each in fifty-two bars. */
const signatories: Readonly<Record<string, Params>> = {
  vollmer: { hair: 'bob', skin: 0.12, dark: 0.34, collar: 70 },
  sobczak: { hair: 'beard', skin: 0.14, dark: 0.95, collar: 20 },
  brandt: { hair: 'crown', skin: 0.36, dark: 0.96, collar: 90 },
  aagaard: { hair: 'glasses', skin: 0.15, dark: 0.5, collar: 40 },
};

export const report: readonly Picture[] = [
  {
    name: 'corporate-business/hero',
    kind: 'drawing',
    source: 'drawings/report/cover.ts',
    size: [2400, 1500],
  },
  ...Object.entries(signatories).map(([name, params]): Picture => ({
    name: `corporate-business/${name}`,
    kind: 'drawing',
    source: 'drawings/report/portrait.ts',
    size: [1200, 1500],
    params,
  })),
];
