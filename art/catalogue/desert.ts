import type { Picture } from '../workshop/types.ts';

/** What lies off the road, each in a plane behind and a plane before. */
const DETOURS = ['erg', 'gate', 'ember'];
const LAYERS = ['far', 'near'];

/** Who wrote, each where they are to be found. */
const WISHES = ['barn', 'stones', 'bench', 'well'];

/** What the road reports tell of. */
const REPORTS = ['wash', 'red', 'gate'];

/** The travelogue's land beyond its first screen. */
export const desert: readonly Picture[] = [
  ...DETOURS.flatMap((place) =>
    LAYERS.map((layer): Picture => ({
      name: `paralax/${place}-${layer}`,
      kind: 'drawing',
      source: 'drawings/desert/detours.ts',
      size: [2400, 1350],
      params: { place, layer },
      quality: 91,
    })),
  ),
  ...WISHES.map((place): Picture => ({
    name: `paralax/wish-${place}`,
    kind: 'drawing',
    source: 'drawings/desert/wishes.ts',
    size: [1440, 960],
    params: { place },
    quality: 91,
  })),
  ...REPORTS.map((place): Picture => ({
    name: `paralax/post-${place}`,
    kind: 'drawing',
    source: 'drawings/desert/reports.ts',
    size: [1500, 1000],
    params: { place },
    quality: 92,
  })),
  {
    name: 'paralax/night',
    kind: 'drawing',
    source: 'drawings/desert/night.ts',
    size: [2400, 1500],
    quality: 92,
  },
];
