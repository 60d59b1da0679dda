/**
 * A person in profile. One hand drew them all: the same head, light and paper,
 * while hair, features, age, clothes and palette are parameters (see the entries
 * of the catalogue). Faces look left; `flip` turns them round.
 */
import { coloursParam, grainFilter, numberParam, page, svg, textParam } from '../kit.ts';
import type { Draw, Params } from '../../workshop/types.ts';
import { jewellery } from './accessories.ts';
import { backdrop } from './backdrops.ts';
import { BEARDS } from './beards.ts';
import { ear, features, featuresOf, headPath, neckLines, neckPath } from './face.ts';
import { HAIR } from './hair.ts';
import { HEADWEAR } from './headwear.ts';
import type { Mass } from './shapes.ts';
import { TOPS } from './tops.ts';

const WIDTH = 960;
const HEIGHT = 1200;

function chosen<T>(table: Readonly<Record<string, T>>, name: string, what: string): T {
  const found = table[name];
  if (found === undefined) throw new Error(`no ${what} is called ${name}`);
  return found;
}

/** Fills a mass, cuts its lines at its edge and lights that edge from behind. */
function paint({ outlines, inside }: Mass, id: string, fill: string, lit = true): string {
  const d = outlines.map((outline) => `<path d="${outline}"/>`).join('');
  return `<clipPath id="${id}">${d}</clipPath><g clip-path="url(#${id})"><g fill="url(#${fill})">${d}</g>${inside}${lit ? `<g filter="url(#rim)">${d}</g>` : ''}</g>`;
}

function definitions(params: Params, seed: number): string {
  const [skin, shade, light] = coloursParam(params, 'skin', ['#e8a07c', '#9c4a52', '#ffd9b8']);
  const blush = textParam(params, 'blush', '#ff6a6a');
  const rim = textParam(params, 'rim', '#ffffff');
  const stops = (...list: readonly (readonly [number, string])[]): string =>
    list.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
  return `<linearGradient id="skin" gradientUnits="userSpaceOnUse" x1="300" y1="440" x2="700" y2="640">${stops([0, light], [0.3, skin], [1, shade])}</linearGradient>
<linearGradient id="ear" gradientUnits="userSpaceOnUse" x1="580" y1="500" x2="660" y2="640">${stops([0, skin], [1, shade])}</linearGradient>
<linearGradient id="throat" gradientUnits="userSpaceOnUse" x1="500" y1="770" x2="540" y2="1000">${stops([0, shade], [1, skin])}</linearGradient>
<linearGradient id="hair" gradientUnits="userSpaceOnUse" x1="380" y1="180" x2="800" y2="760">${stops([0, 'var(--hair-light)'], [0.42, 'var(--hair)'], [1, 'var(--hair-dark)'])}</linearGradient>
<linearGradient id="plait" x1="0" y1="0" x2="0" y2="1">${stops([0, 'var(--hair-light)'], [0.6, 'var(--hair)'], [1, 'var(--hair-dark)'])}</linearGradient>
<linearGradient id="beard" gradientUnits="userSpaceOnUse" x1="320" y1="600" x2="600" y2="840">${stops([0, 'var(--hair)'], [0.4, 'var(--hair)'], [1, 'var(--hair-dark)'])}</linearGradient>
<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="620" y1="330" x2="640" y2="650"><stop offset="0" stop-color="var(--hair)" stop-opacity=".95"/><stop offset=".55" stop-color="var(--hair)" stop-opacity=".6"/><stop offset="1" stop-color="var(--hair)" stop-opacity=".12"/></linearGradient>
<linearGradient id="wear" gradientUnits="userSpaceOnUse" x1="360" y1="200" x2="820" y2="1000">${stops([0, 'var(--wear-light)'], [0.4, 'var(--wear)'], [1, 'var(--wear-dark)'])}</linearGradient>
<linearGradient id="cloth" gradientUnits="userSpaceOnUse" x1="180" y1="900" x2="960" y2="1240">${stops([0, 'var(--cloth-light)'], [0.35, 'var(--cloth)'], [1, 'var(--cloth-dark)'])}</linearGradient>
<radialGradient id="blush" gradientUnits="userSpaceOnUse" cx="432" cy="598" r="112"><stop offset="0" stop-color="${blush}" stop-opacity="${numberParam(params, 'blushStrength', 0.5)}"/><stop offset="1" stop-color="${blush}" stop-opacity="0"/></radialGradient>
<filter id="soft" filterUnits="userSpaceOnUse" x="-60" y="-60" width="1120" height="1400"><feGaussianBlur stdDeviation="14"/></filter>
<filter id="softer"><feGaussianBlur stdDeviation="6"/></filter>
<filter id="deep" filterUnits="userSpaceOnUse" x="-60" y="-60" width="1120" height="1400"><feGaussianBlur stdDeviation="22"/></filter>
<filter id="rim" x="-10%" y="-10%" width="120%" height="120%"><feOffset in="SourceAlpha" dx="-10" dy="9" result="moved"/><feGaussianBlur in="moved" stdDeviation="8" result="blur"/><feComposite in="SourceAlpha" in2="blur" operator="out" result="edge"/><feFlood flood-color="${rim}" flood-opacity="${numberParam(params, 'rimStrength', 0.4)}"/><feComposite in2="edge" operator="in"/></filter>
${grainFilter('grain', seed, 0.9)}`;
}

/** The portrait's colours as CSS variables, so that every module can name them. */
function colours(params: Params): string {
  const [skin, shade, light] = coloursParam(params, 'skin', ['#e8a07c', '#9c4a52', '#ffd9b8']);
  const [hair, hairLight, hairDark] = coloursParam(params, 'hairColours', [
    '#2a1a3c',
    '#5a2b8c',
    '#140a20',
  ]);
  const [wear, wearLight, wearDark] = coloursParam(params, 'wearColours', [
    '#2a54d0',
    '#6f95f5',
    '#142c86',
  ]);
  const [cloth, clothLight, clothDark] = coloursParam(params, 'cloth', [
    '#e8503a',
    '#ff7a56',
    '#a8202c',
  ]);
  const lip = textParam(params, 'lip', '#c2344a');
  return Object.entries({
    skin,
    shade,
    light,
    hair,
    'hair-light': hairLight,
    'hair-dark': hairDark,
    wear,
    'wear-light': wearLight,
    'wear-dark': wearDark,
    cloth,
    'cloth-light': clothLight,
    'cloth-dark': clothDark,
    collar: textParam(params, 'collar', '#ffffff'),
    stitch: textParam(params, 'stitch', '#f0b45a'),
    band: textParam(params, 'band', '#e8503a'),
    ink: textParam(params, 'ink', '#1d1230'),
    brow: textParam(params, 'browColour', textParam(params, 'ink', '#1d1230')),
    eye: textParam(params, 'eyeWhite', '#f4e8dd'),
    iris: textParam(params, 'iris', '#4a2c1c'),
    lip,
    'lip-line': textParam(params, 'lipLine', shade),
    metal: textParam(params, 'metal', '#ffcf73'),
    frame: textParam(params, 'frame', textParam(params, 'ink', '#1d1230')),
  })
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');
}

const draw: Draw = (params) => {
  const seed = numberParam(params, 'seed', 1);
  const f = featuresOf(params);
  const hair = chosen(HAIR, textParam(params, 'hair', 'topKnot'), 'hair')();
  const top = chosen(TOPS, textParam(params, 'top', 'crew'), 'top');
  const wearName = textParam(params, 'headwear', '');
  const wear = wearName === '' ? undefined : chosen(HEADWEAR, wearName, 'headwear')();
  const beardName = textParam(params, 'beard', '');
  const beard = beardName === '' ? undefined : chosen(BEARDS, beardName, 'beard')();
  const age = numberParam(params, 'years', 0);
  const head = headPath(f);

  const tilt = `rotate(${numberParam(params, 'tilt', 0)} 590 780)`;
  const flip = params['flip'] === true ? `translate(${WIDTH} 0) scale(-1 1) ` : '';
  const scale = numberParam(params, 'scale', 1);
  const place = `translate(${numberParam(params, 'x', -40)} ${numberParam(params, 'y', 28)}) translate(560 1200) scale(${scale}) translate(-560 -1200)`;
  const build = numberParam(params, 'build', 1);
  const body = `translate(570 0) scale(${build} 1) translate(-570 0)`;

  const hairMass = wear !== undefined && !wear.ear ? '' : paint(hair.mass, 'in-hair', 'hair');
  const wearMass = wear === undefined ? '' : paint(wear.mass, 'in-wear', 'wear');
  const beardMass =
    beard === undefined || beardName === 'stubble' ? '' : paint(beard, 'in-beard', 'beard', false);
  const stubble =
    beard !== undefined && beardName === 'stubble'
      ? `<path d="${beard.outlines.join('')}" fill="var(--hair)" opacity=".42" filter="url(#softer)"/>`
      : '';
  const behind = hair.behind === undefined ? '' : paint(hair.behind, 'in-behind', 'hair');
  /** A long beard falls over the collar. */
  const longBeard = beardName === 'full';
  const earVisible = hair.ear && (wear?.ear ?? true);

  const content = `<g style="${colours(params)}"><defs>${definitions(params, seed)}<clipPath id="in-head"><path d="${head}"/></clipPath><clipPath id="in-neck"><path d="${neckPath(numberParam(params, 'neck', 0))}"/></clipPath><clipPath id="in-body"><path d="${top.body}"/></clipPath></defs>
${backdrop(params, WIDTH, HEIGHT)}
<g transform="${flip}${place}">
<g transform="${tilt}">${hair.tail ?? ''}${behind}</g>
<path d="${neckPath(numberParam(params, 'neck', 0))}" fill="url(#throat)"/>
<g clip-path="url(#in-neck)"><path d="M400 760C520 800 600 740 650 640L780 660V960C700 900 620 850 560 850 520 850 470 850 420 830Z" fill="var(--shade)" opacity=".7" filter="url(#deep)"/>${neckLines(age)}</g>
<g transform="${body}"><path d="${top.body}" fill="url(#cloth)"/><g clip-path="url(#in-body)">${top.detail}<path d="${top.body}" filter="url(#rim)" opacity=".5"/></g></g>
<g transform="${tilt}">
<path d="${head}" fill="url(#skin)"/>
<g clip-path="url(#in-head)">${stubble}${features(params, f)}${hair.shadow ?? ''}</g>
${earVisible ? ear() : ''}${longBeard ? '' : beardMass}
${hair.drapes === true ? '' : hairMass}${wear?.below ?? ''}
${wear?.drapes === true ? '' : wearMass + (wear?.above ?? '')}</g>
<g transform="${body}">${top.over ?? ''}</g>
${longBeard ? `<g transform="${tilt}">${beardMass}</g>` : ''}
<g transform="${tilt}">${hair.drapes === true ? hairMass : ''}${wear?.drapes === true ? wearMass + (wear.above ?? '') : ''}${hair.over ?? ''}${jewellery(params)}</g></g></g>
<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#grain)" opacity="${numberParam(params, 'grain', 0.16)}" style="mix-blend-mode:overlay"/>`;
  return page({ width: WIDTH, height: HEIGHT, body: svg(WIDTH, HEIGHT, content) });
};

export default draw;
