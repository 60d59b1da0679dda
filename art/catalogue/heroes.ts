import type { Params, Picture } from '../workshop/types.ts';

/** Ways for the ribbons to flow: up to the right, low along the ground, over a crest; each in its light. */
const RIBBONS: Record<string, Params> = {
  'dark-main-demo/hero': { seed: 3.4, turn: 18, fan: 1.3, spotX: 1.25, spotY: 0.36 },
  'dark-main-demo/dawn': {
    light: 'dawn',
    seed: 2.2,
    turn: 8,
    fan: 0.84,
    count: 23,
    rise: -0.06,
    spotX: 1.28,
    spotY: 0.66,
  },
  'dark-main-demo/screen': {
    light: 'screen',
    seed: 4.2,
    turn: -20,
    fan: 1.2,
    count: 19,
    spotX: 1.12,
    spotY: 0.4,
  },
};

/** What hangs over the doors of Nightjar's clients. */
const SIGNS = [
  'bora-line',
  'lampara',
  'tramezzo',
  'mezzanotte',
  'linea-due',
  'carso',
  'post-signs',
  'post-tram',
  'post-launch',
];

/** The desert in planes, from the back to the front, each transparent above. */
const DESERT = ['far-dunes', 'mesas', 'near-dunes', 'rocks'];

/** What the cut-paper studio has made, and the scissors that it was made with. */
const CUTTINGS = ['smokehouse', 'orchard', 'whale', 'theatre', 'gates', 'balloon', 'scissors'];

/** The islands of Farline's work: ridges, stations, and which of those are linked. */
const FAR_PLACES: Record<string, Params> = {
  skarvoy: {
    seed: 3,
    islands: [
      [0.3, 0.3, 0.4, 0.52, 0.2, 1.1],
      [0.7, 0.6, 0.72, 0.76, 0.13, 0.8],
    ],
    lights: [
      [0.5, 0.5],
      [0.3, 0.4],
      [0.68, 0.68],
    ],
    links: [
      [0.3, 0.4, 0.5, 0.5],
      [0.5, 0.5, 0.68, 0.68],
    ],
  },
  inisgall: {
    seed: 14,
    islands: [[0.5, 0.52, 0.53, 0.5, 0.35, 1.5]],
    lights: [
      [0.5, 0.5],
      [0.36, 0.6],
      [0.62, 0.64],
    ],
    links: [
      [0.36, 0.6, 0.5, 0.5],
      [0.5, 0.5, 0.62, 0.64],
      [0.36, 0.6, 0.62, 0.64],
    ],
  },
  'faja-alta': {
    seed: 8,
    islands: [
      [0.2, 0.66, 0.8, 0.36, 0.14, 1.1],
      [0.52, 0.5, 0.6, 0.46, 0.12, 1.3],
    ],
    lights: [
      [0.5, 0.5],
      [0.28, 0.62],
      [0.72, 0.4],
    ],
    links: [[0.28, 0.62, 0.72, 0.4]],
  },
  blasund: {
    seed: 21,
    islands: [
      [0.36, 0.24, 0.27, 0.54, 0.14, 1],
      [0.27, 0.54, 0.46, 0.74, 0.14, 0.8],
      [0.46, 0.74, 0.74, 0.66, 0.13, 1.1],
    ],
    lights: [
      [0.5, 0.5],
      [0.3, 0.4],
      [0.44, 0.7],
      [0.7, 0.66],
    ],
    links: [
      [0.3, 0.4, 0.5, 0.5],
      [0.44, 0.7, 0.5, 0.5],
      [0.7, 0.66, 0.5, 0.5],
    ],
  },
  tarskay: {
    seed: 5,
    islands: [
      [0.5, 0.46, 0.54, 0.52, 0.19, 1.4],
      [0.27, 0.66, 0.3, 0.7, 0.1, 0.6],
      [0.74, 0.72, 0.77, 0.7, 0.11, 0.7],
      [0.78, 0.3, 0.79, 0.32, 0.09, 0.6],
      [0.26, 0.27, 0.28, 0.26, 0.08, 0.5],
    ],
    lights: [
      [0.5, 0.5],
      [0.28, 0.68],
      [0.75, 0.71],
      [0.78, 0.31],
      [0.27, 0.265],
    ],
    links: [
      [0.5, 0.5, 0.28, 0.68],
      [0.5, 0.5, 0.75, 0.71],
      [0.5, 0.5, 0.78, 0.31],
      [0.5, 0.5, 0.27, 0.265],
    ],
  },
  'ponta-longa': {
    seed: 30,
    islands: [
      [0.36, 0.3, 0.44, 0.5, 0.2, 1.2],
      [0.44, 0.5, 0.8, 0.72, 0.09, 0.6],
    ],
    lights: [
      [0.5, 0.5],
      [0.36, 0.34],
      [0.76, 0.7],
    ],
    links: [
      [0.36, 0.34, 0.5, 0.5],
      [0.5, 0.5, 0.76, 0.7],
    ],
  },
};

/** The island on which Farline began, and its twenty-six stations. */
const FAIAL = {
  width: 1800,
  height: 1800,
  seed: 17,
  islands: [
    [0.42, 0.52, 0.58, 0.48, 0.33, 1.1],
    [0.48, 0.48, 0.48, 0.48, 0.2, 1.9],
  ],
  stations: 26,
};

/** The middle islands of the Azores, from Faial to Terceira, and the four stations that people keep. */
/** Three islands, and the routes between them: each is dashed but for a gap. */
const FERRY_ROUTES = {
  width: 1500,
  height: 1000,
  seed: 31,
  islands: [
    [0.28, 0.3, 0.4, 0.36, 0.15, 0.9],
    [1.16, 0.22, 1.2, 0.3, 0.13, 0.8],
    [0.78, 0.78, 0.98, 0.74, 0.14, 1],
    [0.7, 0.42, 0.71, 0.43, 0.05, 0.5],
  ],
  lights: [
    [0.43, 0.42],
    [1.09, 0.31],
    [0.84, 0.68],
  ],
  links: [
    [0.43, 0.42, 0.56, 0.384],
    [0.72, 0.348, 1.09, 0.31],
    [0.43, 0.42, 0.56, 0.502],
    [0.68, 0.58, 0.84, 0.68],
    [1.09, 0.31, 1.02, 0.412],
    [0.94, 0.53, 0.84, 0.68],
  ],
};

const AZORES = {
  width: 2400,
  height: 1304,
  seed: 6,
  islands: [
    [0.184, 0.676, 0.248, 0.676, 0.085, 0.95],
    [0.221, 0.671, 0.221, 0.671, 0.055, 1.15],
    [0.469, 0.8, 0.57, 0.818, 0.105, 0.9],
    [0.598, 0.824, 0.782, 0.865, 0.065, 0.7],
    [0.506, 0.802, 0.506, 0.802, 0.085, 1.9],
    [0.644, 0.506, 1.058, 0.694, 0.042, 0.85],
    [0.856, 0.106, 0.883, 0.135, 0.05, 0.6],
    [1.518, 0.494, 1.665, 0.518, 0.105, 0.85],
    [1.509, 0.494, 1.509, 0.494, 0.06, 1.1],
  ],
  lights: [
    [0.299, 0.69],
    [0.806, 0.874],
    [0.846, 0.6],
    [1.592, 0.506],
  ],
  links: [
    [0.299, 0.69, 0.806, 0.874],
    [0.299, 0.69, 0.846, 0.6],
    [0.806, 0.874, 0.846, 0.6],
    [0.846, 0.6, 1.592, 0.506],
  ],
};

/** The pictures that open each demo. */
export const heroes: readonly Picture[] = [
  ...Object.entries(RIBBONS).map(([name, params]): Picture => ({
    name,
    kind: 'drawing',
    source: 'drawings/heroes/ribbons.ts',
    size: [2400, 1500],
    params,
    quality: 92,
  })),
  ...SIGNS.map((sign): Picture => ({
    name: `dark-main-demo/${sign}`,
    kind: 'drawing',
    source: 'drawings/neon/sign.ts',
    size: [1440, 1080],
    params: { sign },
    quality: 96,
  })),
  {
    name: 'home-particles/hero',
    kind: 'drawing',
    source: 'drawings/radio/places.ts',
    size: [2400, 1500],
    params: { place: 'island' },
    quality: 95,
  },
  ...['topo', 'landing'].map((place): Picture => ({
    name: `home-particles/post-${place === 'topo' ? 'topo' : 'inisgall'}`,
    kind: 'drawing',
    source: 'drawings/radio/places.ts',
    size: [1500, 1000],
    params: { place },
    quality: 93,
  })),
  {
    name: 'home-particles/post-skarvoy',
    kind: 'drawing',
    source: 'drawings/heroes/islands.ts',
    size: [1500, 1000],
    params: FERRY_ROUTES,
    quality: 93,
  },
  {
    name: 'home-particles/about',
    kind: 'drawing',
    source: 'drawings/heroes/islands.ts',
    size: [1800, 1800],
    params: FAIAL,
  },
  {
    name: 'home-particles/azores',
    kind: 'drawing',
    source: 'drawings/heroes/islands.ts',
    size: [2400, 1304],
    params: AZORES,
  },
  ...Object.entries(FAR_PLACES).map(([name, params]): Picture => ({
    name: `home-particles/${name}`,
    kind: 'drawing',
    source: 'drawings/heroes/islands.ts',
    size: [1200, 1200],
    params: { width: 1200, height: 1200, ...params },
  })),
  {
    name: 'demo/hero',
    kind: 'drawing',
    source: 'drawings/heroes/street.ts',
    size: [2400, 438],
    params: { framing: 'roofs' },
    quality: 92,
  },
  {
    name: 'demo/hero-phone',
    kind: 'drawing',
    source: 'drawings/heroes/street.ts',
    size: [1500, 593],
    params: { framing: 'roofs-tall' },
    quality: 90,
  },
  {
    name: 'demo/hero-night',
    kind: 'drawing',
    source: 'drawings/heroes/street.ts',
    size: [2400, 438],
    params: { framing: 'roofs', time: 'night' },
    quality: 92,
  },
  {
    name: 'demo/hero-night-phone',
    kind: 'drawing',
    source: 'drawings/heroes/street.ts',
    size: [1500, 593],
    params: { framing: 'roofs-tall', time: 'night' },
    quality: 90,
  },
  {
    name: 'street/shop',
    kind: 'drawing',
    source: 'drawings/heroes/street.ts',
    size: [2000, 1500],
    params: { framing: 'shop' },
    quality: 88,
  },
  {
    name: 'street/night',
    kind: 'drawing',
    source: 'drawings/heroes/street.ts',
    size: [2400, 900],
    params: { framing: 'low', time: 'night' },
    quality: 88,
  },
  {
    name: 'street/night-phone',
    kind: 'drawing',
    source: 'drawings/heroes/street.ts',
    size: [1380, 1185],
    params: { framing: 'narrow', time: 'night' },
    quality: 86,
  },
  {
    name: 'interactive-agency/hall-four',
    kind: 'drawing',
    source: 'drawings/plates/hall-four.ts',
    size: [2400, 1350],
    quality: 91,
  },
  ...DESERT.map((layer): Picture => ({
    name: `paralax/${layer}`,
    kind: 'drawing',
    source: 'drawings/heroes/desert.ts',
    size: [2400, 1500],
    params: { layer },
    quality: 92,
  })),
  {
    name: 'digital-agency/hero',
    kind: 'drawing',
    source: 'drawings/heroes/exploded-lens.ts',
    size: [2400, 1200],
    quality: 100,
  },
  {
    name: 'digital-agency/instrument',
    kind: 'drawing',
    source: 'drawings/plates/instrument.ts',
    size: [1200, 1600],
    quality: 100,
  },
  {
    name: 'digital-agency/fine-drive',
    kind: 'drawing',
    source: 'drawings/plates/fine-drive.ts',
    size: [1600, 1200],
    quality: 100,
  },
  {
    name: 'digital-agency/tide-gauge',
    kind: 'drawing',
    source: 'drawings/plates/tide-gauge.ts',
    size: [1600, 1200],
    quality: 100,
  },
  {
    name: 'digital-agency/torque-wrench',
    kind: 'drawing',
    source: 'drawings/plates/torque-wrench.ts',
    size: [1600, 1200],
    quality: 100,
  },
  {
    name: 'digital-agency/seismograph',
    kind: 'drawing',
    source: 'drawings/plates/seismograph.ts',
    size: [1600, 1200],
    quality: 100,
  },
  {
    name: 'digital-agency/boiler-panel',
    kind: 'drawing',
    source: 'drawings/plates/boiler-panel.ts',
    size: [1600, 1200],
    quality: 100,
  },
  {
    name: 'digital-agency/reticle',
    kind: 'drawing',
    source: 'drawings/plates/reticle.ts',
    size: [1600, 1200],
    quality: 100,
  },
  {
    name: 'digital-agency/keypad',
    kind: 'drawing',
    source: 'drawings/plates/keypad.ts',
    size: [1600, 1200],
    quality: 100,
  },
  {
    name: 'digital-agency/divided-scale',
    kind: 'drawing',
    source: 'drawings/plates/divided-scale.ts',
    size: [1600, 1066],
    quality: 100,
  },
  {
    name: 'digital-agency/knob-torque',
    kind: 'drawing',
    source: 'drawings/plates/knob-torque.ts',
    size: [1600, 1066],
    quality: 100,
  },
  {
    name: 'digital-agency/figures-368',
    kind: 'drawing',
    source: 'drawings/plates/figures-368.ts',
    size: [1600, 1066],
    quality: 100,
  },
  {
    name: 'creative-agency/hero',
    kind: 'drawing',
    source: 'drawings/heroes/cut-paper.ts',
    size: [2400, 1500],
    quality: 91,
  },
  ...CUTTINGS.map((motif): Picture => ({
    name: `creative-agency/${motif}`,
    kind: 'drawing',
    source: 'drawings/cut-paper/works.ts',
    size: motif === 'scissors' ? [1600, 2000] : [1600, 1200],
    params: { motif },
  })),
  ...['blues', 'paste', 'bird'].map((motif): Picture => ({
    name: `creative-agency/${motif}`,
    kind: 'drawing',
    source: 'drawings/cut-paper/scrapbook.ts',
    size: [1500, 1000],
    params: { motif },
  })),
  {
    name: 'interior-landing/hero',
    kind: 'drawing',
    source: 'drawings/heroes/morning-room.ts',
    size: [2400, 1500],
    quality: 91,
  },
  {
    name: 'main-demo/hero',
    kind: 'drawing',
    source: 'drawings/heroes/clay-steps.ts',
    size: [2400, 1500],
    quality: 92,
  },
  {
    name: 'stills/silk',
    kind: 'drawing',
    source: 'drawings/heroes/film-camera.ts',
    size: [2400, 1500],
    quality: 92,
  },
];
