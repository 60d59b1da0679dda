/**
 * Profile portraits in one hand: one drawn profile, and parameters for hair,
 * clothes, palette and light. Faces look left; `flip` turns them round.
 *
 * `rim` adds a second light from behind (its colour), `glow` a screen's light on
 * the face: together they make the night portraits.
 */
import {
  coloursParam,
  curve,
  grainFilter,
  numberParam,
  page,
  range,
  repeat,
  stream,
  svg,
  textParam,
} from '../kit.ts';
import type { Point } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const WIDTH = 960;
const HEIGHT = 1200;

interface Features {
  readonly nose: number;
  readonly chin: number;
  readonly lip: number;
  readonly brow: number;
}

function facePoints({ nose, chin, lip, brow }: Features): Point[] {
  return [
    [372 + brow, 322],
    [349 + brow, 378],
    [341 + brow, 428],
    [340, 452],
    [349, 478],
    [338, 508],
    [318 - nose * 0.6, 543],
    [301 - nose, 571],
    [300 - nose, 586],
    [312 - nose * 0.5, 598],
    [333, 604],
    [336, 616],
    [324 - lip, 632],
    [319 - lip, 643],
    [333, 652],
    [337, 656],
    [325 - lip, 665],
    [326 - lip, 682],
    [341, 696],
    [341, 708],
    [329 - chin, 732],
    [332 - chin, 757],
    [352 - chin, 777],
    [388, 786],
  ];
}

const SKULL: readonly Point[] = [
  [440, 785],
  [520, 752],
  [585, 690],
  [640, 650],
  [705, 600],
  [728, 500],
  [716, 400],
  [668, 315],
  [590, 262],
  [500, 250],
  [425, 270],
];

const NECK: readonly Point[] = [
  [430, 772],
  [462, 800],
  [487, 838],
  [492, 900],
  [470, 985],
  [380, 1060],
  [800, 1100],
  [716, 985],
  [672, 900],
  [655, 800],
  [655, 690],
  [560, 600],
];

const TOPS: Readonly<Record<string, { body: string; detail: string; over: boolean }>> = {
  turtleneck: {
    body: 'M478 906C540 930 612 914 668 872 686 934 720 962 790 992 880 1030 940 1080 962 1150L975 1240H130C150 1130 250 1050 362 1006 432 980 470 958 478 906Z',
    detail:
      '<path d="M486 832C536 862 604 850 656 806 662 838 672 874 690 912 650 960 520 976 462 938 476 904 484 872 486 832Z" fill="url(#cloth)"/><path d="M482 880C540 908 612 898 668 856M472 918C540 948 626 936 684 892" stroke="var(--shade)" stroke-width="5" fill="none" opacity=".55"/>',
    over: true,
  },
  shirt: {
    body: 'M462 968C540 1000 640 985 705 935 800 975 915 1005 962 1110L990 1240H150C166 1120 262 1030 392 998Z',
    detail:
      '<path d="M470 960C440 985 400 1000 372 1008L440 1120 540 1012ZM700 930L760 1010 560 1030 520 1005C600 1000 660 975 700 930Z" fill="var(--collar)"/>',
    over: false,
  },
  coat: {
    body: 'M440 985C540 1040 650 1010 712 930 820 960 930 1000 980 1120L1000 1240H120C140 1120 250 1030 400 992Z',
    detail:
      '<path d="M452 975C420 995 380 1005 350 1015L470 1240H560L540 1060ZM705 925C770 970 800 1010 812 1060L620 1240H560C560 1150 640 1010 705 925Z" fill="var(--shade)"/>',
    over: false,
  },
  hoodie: {
    body: 'M440 962C500 1010 620 1000 700 905 800 946 930 1000 972 1120L992 1240H118C140 1120 250 1026 440 962Z',
    detail:
      '<path d="M418 972C446 930 470 922 490 900 540 930 616 914 664 852 716 862 764 912 772 962 742 1032 640 1082 540 1078 470 1074 424 1032 418 972Z" fill="url(#cloth)"/><path d="M418 972C470 1018 610 1016 700 930" stroke="var(--shade)" stroke-width="7" fill="none" opacity=".7"/><path d="M470 1066L452 1200M560 1078L574 1214" stroke="var(--collar)" stroke-width="9" stroke-linecap="round"/>',
    over: true,
  },
};

interface Hair {
  /** Outlines filled with the hair's gradient. */
  readonly shapes: readonly (readonly Point[])[];
  readonly circles?: readonly (readonly [x: number, y: number, r: number])[];
  readonly back?: readonly Point[];
  /** First strand, count and step: the fine lines that give the mass a direction. */
  readonly strands: readonly {
    line: readonly Point[];
    count: number;
    step: Point;
    width: number;
  }[];
  readonly ear: boolean;
}

const HAIR: Readonly<Record<string, Hair>> = {
  bob: {
    shapes: [
      [
        [366, 330],
        [392, 262],
        [470, 212],
        [580, 208],
        [690, 256],
        [754, 360],
        [768, 500],
        [776, 640],
        [768, 742],
        [700, 772],
        [620, 770],
        [566, 748],
        [560, 690],
        [566, 610],
        [548, 540],
        [520, 470],
        [470, 420],
        [420, 392],
        [385, 365],
      ],
    ],
    strands: [
      {
        line: [
          [440, 250],
          [540, 262],
          [640, 340],
          [700, 470],
          [722, 620],
          [716, 760],
        ],
        count: 9,
        step: [-17, 5],
        width: 2.4,
      },
    ],
    ear: false,
  },
  bun: {
    shapes: [
      [
        [368, 330],
        [392, 268],
        [470, 226],
        [580, 224],
        [676, 268],
        [736, 360],
        [742, 470],
        [722, 570],
        [684, 640],
        [652, 640],
        [640, 590],
        [602, 548],
        [590, 500],
        [566, 450],
        [500, 420],
        [440, 388],
        [392, 362],
      ],
    ],
    circles: [[690, 222, 98]],
    strands: [
      {
        line: [
          [400, 318],
          [470, 296],
          [560, 300],
          [640, 290],
          [700, 250],
        ],
        count: 8,
        step: [9, 26],
        width: 2.4,
      },
      {
        line: [
          [640, 160],
          [700, 150],
          [748, 190],
          [752, 250],
        ],
        count: 5,
        step: [-9, 12],
        width: 2.2,
      },
    ],
    ear: true,
  },
  crop: {
    shapes: [
      [
        [366, 340],
        [352, 284],
        [384, 230],
        [452, 196],
        [548, 190],
        [640, 214],
        [706, 270],
        [744, 360],
        [748, 450],
        [728, 540],
        [700, 600],
        [676, 612],
        [662, 560],
        [640, 520],
        [612, 520],
        [598, 560],
        [584, 540],
        [580, 470],
        [560, 410],
        [500, 380],
        [420, 360],
      ],
    ],
    strands: [
      {
        line: [
          [372, 318],
          [410, 258],
          [480, 226],
          [580, 226],
        ],
        count: 6,
        step: [22, 22],
        width: 2.6,
      },
    ],
    ear: true,
  },
  scarf: {
    shapes: [
      [
        [372, 340],
        [384, 272],
        [450, 214],
        [560, 196],
        [670, 230],
        [744, 320],
        [768, 450],
        [756, 600],
        [740, 740],
        [764, 880],
        [820, 1010],
        [560, 1080],
        [400, 1010],
        [410, 900],
        [446, 832],
        [430, 800],
        [500, 770],
        [552, 700],
        [566, 600],
        [548, 500],
        [500, 420],
        [420, 376],
      ],
    ],
    strands: [
      {
        line: [
          [410, 330],
          [520, 360],
          [620, 470],
          [640, 640],
          [600, 780],
          [520, 870],
        ],
        count: 7,
        step: [22, -12],
        width: 3,
      },
      {
        line: [
          [446, 850],
          [560, 880],
          [680, 850],
          [750, 780],
        ],
        count: 5,
        step: [8, 34],
        width: 3,
      },
    ],
    ear: false,
  },
  wave: {
    back: [
      [600, 300],
      [760, 330],
      [800, 480],
      [772, 600],
      [824, 720],
      [800, 860],
      [852, 980],
      [760, 1060],
      [640, 1010],
      [600, 880],
      [600, 700],
    ],
    shapes: [
      [
        [364, 345],
        [376, 270],
        [446, 212],
        [560, 196],
        [680, 236],
        [756, 330],
        [792, 470],
        [768, 600],
        [820, 720],
        [796, 850],
        [846, 975],
        [780, 1020],
        [700, 1000],
        [652, 900],
        [668, 800],
        [620, 720],
        [628, 620],
        [596, 540],
        [560, 470],
        [500, 430],
        [430, 400],
        [385, 375],
      ],
    ],
    strands: [
      {
        line: [
          [430, 262],
          [560, 290],
          [660, 400],
          [700, 560],
          [690, 720],
          [730, 900],
        ],
        count: 7,
        step: [14, -9],
        width: 2.6,
      },
    ],
    ear: false,
  },
};

const BEARD: readonly Point[] = [
  [331, 706],
  [318, 738],
  [322, 782],
  [352, 816],
  [412, 828],
  [492, 806],
  [562, 744],
  [602, 662],
  [608, 578],
  [594, 552],
  [578, 592],
  [548, 650],
  [500, 676],
  [448, 680],
  [404, 660],
  [378, 628],
  [350, 606],
  [330, 607],
  [322, 624],
  [340, 634],
  [362, 640],
  [378, 654],
  [366, 676],
  [344, 692],
];

/** A round cloud of hair: its outline wanders a little, its curls are short strokes. */
function afro(seed: number, light: string): { outline: Point[]; curls: string } {
  const next = stream(seed);
  const outline: Point[] = range(34).map((k) => {
    const angle = ((200 + (k * 236) / 33) * Math.PI) / 180;
    const swell = next() * 22 - 10;
    return [576 + (258 + swell) * Math.cos(angle), 392 + (250 + swell) * Math.sin(angle)];
  });
  outline.push([640, 640], [606, 580], [592, 500], [560, 440], [490, 405], [420, 385], [372, 352]);
  const curls = repeat(150, () => {
    const angle = next() * 2 * Math.PI;
    const radius = Math.sqrt(next() * 0.92);
    const x = 576 + radius * 235 * Math.cos(angle);
    const y = 372 + radius * 225 * Math.sin(angle);
    if (y > 400 && x < 610) return '';
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${(6 + next() * 6).toFixed(0)} ${(-8 - next() * 6).toFixed(0)} ${(16 + next() * 6).toFixed(0)} 0" fill="none" stroke="${light}" stroke-width="3" stroke-linecap="round" opacity=".34"/>`;
  });
  return { outline, curls };
}

const draw: Draw = (params) => {
  const seed = numberParam(params, 'seed', 1);
  const style = textParam(params, 'hair', 'bun');
  const [hair, hairLight] = coloursParam(params, 'hairColours', ['#1d1230', '#5a2b8c']);
  const [skin, skinShade, skinLight] = coloursParam(params, 'skin', [
    '#e8a07c',
    '#9c4a52',
    '#ffd9b8',
  ]);
  const [cloth, clothShade] = coloursParam(params, 'cloth', ['#ff5a36', '#a8202c']);
  const [skyTop, skyLow, disc] = coloursParam(params, 'background', [
    '#ffc9a3',
    '#ff8a66',
    '#fff0dc',
  ]);
  const ink = textParam(params, 'ink', '#1d1230');
  const lip = textParam(params, 'lip', '#c2344a');
  const blush = textParam(params, 'blush', '#ff6a6a');
  const collar = textParam(params, 'collar', '#ffffff');
  const rim = textParam(params, 'rim', '');
  const glow = textParam(params, 'glow', '');
  const top = TOPS[textParam(params, 'top', 'turtleneck')];
  if (top === undefined) throw new Error('no such top');

  const face = facePoints({
    nose: numberParam(params, 'nose', 0),
    chin: numberParam(params, 'chin', 0),
    lip: numberParam(params, 'lips', 0),
    brow: numberParam(params, 'brow', 0),
  });
  const head = curve([...face, ...SKULL], true);

  let shapes: string[] = [];
  let strands = '';
  let back = '';
  let ear = true;
  if (style === 'afro') {
    const { outline, curls } = afro(seed, hairLight);
    shapes = [`<path d="${curve(outline, true)}" fill="url(#hair)"/>`];
    strands = curls;
  } else {
    const spec = HAIR[style];
    if (spec === undefined) throw new Error(`no hair called ${style}`);
    ear = spec.ear;
    shapes = [
      ...(spec.circles ?? []).map(
        ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#hair)"/>`,
      ),
      ...spec.shapes.map((points) => `<path d="${curve(points, true)}" fill="url(#hair)"/>`),
    ];
    if (spec.back !== undefined) back = `<path d="${curve(spec.back, true)}" fill="${hair}"/>`;
    for (const { line, count, step, width } of spec.strands) {
      strands += repeat(count, (k) => {
        const moved = line.map(([x, y]) => [x + step[0] * k, y + step[1] * k] as const);
        return `<path d="${curve(moved)}" fill="none" stroke="${hairLight}" stroke-width="${width}" opacity=".4" stroke-linecap="round"/>`;
      });
    }
  }
  if (params['beard'] === true) shapes.push(`<path d="${curve(BEARD, true)}" fill="url(#hair)"/>`);
  const mass = shapes.join('');

  const eye = `<path d="M372 487c14 13 36 15 54 4" fill="none" stroke="${ink}" stroke-width="5.5" stroke-linecap="round"/><path d="M371 488l-15 8M378 493l-12 11M387 497l-8 12" stroke="${ink}" stroke-width="3.4" stroke-linecap="round"/><path d="M362 441c22-22 58-25 86-11" fill="none" stroke="${ink}" stroke-width="${numberParam(params, 'browWidth', 10)}" stroke-linecap="round"/>`;
  const earShape = ear
    ? `<path d="M588 520c34-24 70 2 62 46-6 34-34 66-54 62-18-4-20-30-24-52z" fill="url(#skin)"/><path d="M604 540c20-10 34 6 29 30-4 18-14 30-22 36" fill="none" stroke="${skinShade}" stroke-width="6" stroke-linecap="round"/>`
    : '';
  const glasses =
    params['glasses'] === true
      ? `<g fill="none" stroke="${ink}" stroke-width="8"><ellipse cx="392" cy="492" rx="44" ry="50" fill="#fff" fill-opacity=".16"/><path d="M436 480L592 510M352 478l-12-4"/></g>`
      : '';
  const ring =
    params['ring'] === true
      ? '<circle cx="604" cy="662" r="21" fill="none" stroke="#ffd27a" stroke-width="8"/>'
      : '';
  const headphones =
    params['headphones'] === true
      ? `<path d="M606 560C598 420 577 312 554 226" fill="none" stroke="url(#band)" stroke-width="26"/><rect x="546" y="476" width="112" height="170" rx="54" transform="rotate(-6 602 560)" fill="url(#cup)"/><rect x="566" y="498" width="72" height="126" rx="36" transform="rotate(-6 602 560)" fill="none" stroke="${rim || '#ffffff'}" stroke-opacity=".55" stroke-width="3"/><circle cx="602" cy="560" r="9" fill="${glow || rim || '#fff'}"/>`
      : '';

  /* Light that only touches edges: the shape itself, blurred and shifted, kept inside by a clip. */
  const edge = (shape: string, colour: string, dx: number, dy: number, strength: number): string =>
    `<g opacity="${strength}" filter="url(#soften)"><path d="M-200-200H1200V1500H-200Z ${shape}" transform="translate(${dx} ${dy})" fill="${colour}" fill-rule="evenodd"/></g>`;
  const faceGlow = glow === '' ? '' : edge(head, glow, 26, 4, 0.85);
  const bodyRim = rim === '' ? '' : edge(top.body, rim, -24, 8, 0.8);
  const bodyGlow = glow === '' ? '' : edge(top.body, glow, 26, 20, 0.5);
  const hairRim = rim === '' ? '' : `<g filter="url(#hair-rim)">${mass}</g>`;

  const flip = params['flip'] === true ? `translate(${WIDTH} 0) scale(-1 1) ` : '';
  const beam =
    params['beam'] === true
      ? `<path d="M1010 150L-60 420V1020Z" fill="url(#beam)" filter="url(#beam-blur)"/><path d="M1010 150L-60 560V760Z" fill="url(#beam)" filter="url(#beam-blur)" opacity=".8"/>`
      : '';
  const content = `<defs>
<linearGradient id="sky" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="${skyTop}"/><stop offset="1" stop-color="${skyLow}"/></linearGradient>
<linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="1010" y1="150" x2="-60" y2="760"><stop offset="0" stop-color="${rim || '#fff'}" stop-opacity=".5"/><stop offset="1" stop-color="${rim || '#fff'}" stop-opacity="0"/></linearGradient>
<filter id="beam-blur"><feGaussianBlur stdDeviation="14"/></filter>
<linearGradient id="skin" gradientUnits="userSpaceOnUse" x1="310" y1="470" x2="690" y2="640"><stop offset="0" stop-color="${skinLight}"/><stop offset=".3" stop-color="${skin}"/><stop offset="1" stop-color="${skinShade}"/></linearGradient>
<linearGradient id="throat" gradientUnits="userSpaceOnUse" x1="470" y1="780" x2="560" y2="1000"><stop offset="0" stop-color="${skinShade}"/><stop offset=".75" stop-color="${skin}"/></linearGradient>
<linearGradient id="hair" gradientUnits="userSpaceOnUse" x1="380" y1="220" x2="760" y2="760"><stop offset="0" stop-color="${hairLight}"/><stop offset=".45" stop-color="${hair}"/><stop offset="1" stop-color="${hair}"/></linearGradient>
<linearGradient id="cloth" x1="0" y1="0" x2=".9" y2=".8"><stop offset="0" stop-color="${cloth}"/><stop offset="1" stop-color="${clothShade}"/></linearGradient>
<linearGradient id="band" gradientUnits="userSpaceOnUse" x1="520" y1="220" x2="640" y2="540"><stop offset="0" stop-color="#4a525e"/><stop offset=".5" stop-color="#262b33"/><stop offset="1" stop-color="#12151a"/></linearGradient>
<linearGradient id="cup" x1="0" y1="0" x2="1" y2=".6"><stop offset="0" stop-color="#4d5561"/><stop offset=".5" stop-color="#1b1f26"/><stop offset="1" stop-color="#0c0e12"/></linearGradient>
<radialGradient id="disc" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="${disc}"/><stop offset="1" stop-color="${disc}" stop-opacity=".25"/></radialGradient>
<radialGradient id="blush" gradientUnits="userSpaceOnUse" cx="430" cy="600" r="110"><stop offset="0" stop-color="${blush}" stop-opacity="${numberParam(params, 'blushStrength', 0.55)}"/><stop offset="1" stop-color="${blush}" stop-opacity="0"/></radialGradient>
<filter id="soften" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="13"/></filter>
<filter id="hair-rim" x="-10%" y="-10%" width="120%" height="120%"><feOffset in="SourceAlpha" dx="-15" dy="11" result="moved"/><feGaussianBlur in="moved" stdDeviation="9" result="soft"/><feComposite in="SourceAlpha" in2="soft" operator="out" result="edge"/><feFlood flood-color="${rim || '#fff'}" flood-opacity=".95"/><feComposite in2="edge" operator="in"/></filter>
<filter id="deepen"><feGaussianBlur stdDeviation="20"/></filter>
${grainFilter('grain', seed, 0.9)}
<clipPath id="in-hair">${mass}</clipPath><clipPath id="in-head"><path d="${head}"/></clipPath><clipPath id="in-body"><path d="${top.body}"/></clipPath></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
<circle cx="${numberParam(params, 'discX', 500)}" cy="${numberParam(params, 'discY', 500)}" r="${numberParam(params, 'discRadius', 400)}" fill="url(#disc)"/>${beam}
<g transform="${flip}translate(-14 40)" style="--shade:${clothShade};--collar:${collar}">
${back}<path d="${curve(NECK, true)}" fill="url(#throat)"/>
<path d="${top.body}" fill="url(#cloth)"/><g clip-path="url(#in-body)">${bodyGlow}${bodyRim}</g>${top.over ? '' : top.detail}
<path d="${head}" fill="url(#skin)"/>
<g clip-path="url(#in-head)">
<path d="M400 800C520 780 600 700 640 560L760 600 700 860z" fill="${skinShade}" opacity=".75" filter="url(#deepen)"/>
<path d="M300 575q24 24 52 6" stroke="${skinShade}" stroke-width="6" fill="none" opacity=".55" stroke-linecap="round"/>
<circle cx="430" cy="600" r="110" fill="url(#blush)"/>
<path d="M318 634C330 630 350 638 366 650 350 674 332 684 322 678Z" fill="${lip}"/>
<path d="M324 653q22-3 44-3" stroke="${skinShade}" stroke-width="4" opacity=".8" fill="none"/>
<path d="M352 585q6-16-6-24" stroke="${skinShade}" stroke-width="5" fill="none" stroke-linecap="round" opacity=".8"/>${faceGlow}</g>
${earShape}${eye}<g clip-path="url(#in-hair)">${mass}${strands}${hairRim}</g>${top.over ? top.detail : ''}${glasses}${ring}${headphones}</g>
<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#grain)" opacity="${numberParam(params, 'grain', 0.2)}" style="mix-blend-mode:overlay"/>`;
  return page({ width: WIDTH, height: HEIGHT, body: svg(WIDTH, HEIGHT, content) });
};

export default draw;
