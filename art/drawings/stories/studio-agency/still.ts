/** More frames of the studio's films: the other shots of a day, and a title. */
import type { Draw } from '../../../workshop/types.ts';
import { page, range, repeat, stream, textParam } from '../../kit.ts';
import { box, bust, disc, fist, limb, standing, type Top } from '../../rushes/figures.ts';
import { frame, shining, type Frame } from '../../rushes/frame.ts';

const drops = (seed: number, width: number) => {
  const next = stream(seed);
  return `<g stroke="#fff" fill="none">${repeat(110, () => {
    const [x, y, long] = [next() * width, next() * 660, 18 + next() * 46];
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(-long * 0.18).toFixed(1)} ${long.toFixed(1)}" stroke-width="${(1 + next() * 2).toFixed(1)}" opacity="${(0.2 + next() * 0.5).toFixed(2)}"/>`;
  })}</g>`;
};

const STILLS: Readonly<Record<string, () => Frame>> = {
  'guest-glass': () => ({
    width: 1720,
    light: shining(box(360, 40, 560, 600)) + shining(box(1010, 40, 560, 600)),
    people:
      limb([1620, 760], [1180, 560], 150, 84) +
      fist({ at: [1010, 420], scale: 6.4, turn: -62, flip: -1 }) +
      `<path d="M760 250H968L944 520H786Z"/>` +
      box(0, 672, 1720, 60),
    front: `<path d="M782 262H946L942 330H788Z" fill="#fff" opacity=".5"/><path d="M776 260L796 508" stroke="#fff" stroke-width="5" opacity=".8"/>`,
  }),
  'guest-chairs': () => ({
    width: 1720,
    light:
      shining(repeat(3, (pane) => box(240 + pane * 440, 30, 360, 330))) +
      `<path d="M0 470H1720V720H0Z" fill="#3a3a3a"/>` +
      repeat(
        3,
        (pane) =>
          `<path d="M${240 + pane * 440} 480H${600 + pane * 440}L${680 + pane * 600} 720H${40 + pane * 520}Z" fill="#fff" opacity=".35" filter="url(#soft)"/>`,
      ),
    people: repeat(4, (k) => {
      const x = 250 + k * 370;
      return `<path d="M${x} 190q70-40 140 0v60h-140z"/>${box(x, 190, 16, 480)}${box(x + 124, 190, 16, 480)}${box(x + 62, 230, 14, 180)}${box(x - 4, 404, 148, 24)}${box(x + 10, 540, 120, 10)}`;
    }),
  }),
  'guest-bottle': () => ({
    width: 1720,
    light: shining(disc([860, 330], 300)) + `<path d="M0 590H1720V720H0Z" fill="#1c1c1c"/>`,
    people:
      box(0, 586, 1720, 134) +
      `<path d="M700 590V300C700 250 744 240 748 196V92H812V196C816 240 860 250 860 300V590Z"/>` +
      `<path d="M950 590L972 420H1108L1130 590Z"/>`,
    front: `<path d="M722 310V570" stroke="#fff" stroke-width="6" opacity=".5"/><path d="M728 350H832V480H728Z" fill="#e8e8e8" opacity=".9"/><g fill="#111" font-family="serif" font-weight="700" font-size="26" text-anchor="middle"><text x="780" y="405">Corrie</text><text x="780" y="440">&amp; Shaw</text></g><path d="M984 440L966 578M1096 440L1114 578" stroke="#fff" stroke-width="5" opacity=".7"/>`,
  }),
  'rain-above': () => ({
    width: 960,
    light:
      shining(disc([480, 350], 300)) +
      repeat(
        18,
        (k) =>
          `<circle cx="${[60, 210, 850, 905, 120, 780, 40, 900, 330, 640, 160, 820, 20, 940, 560, 250, 720, 480][k] ?? 0}" cy="${[90, 40, 120, 300, 560, 640, 330, 520, 690, 30, 200, 50, 660, 420, 700, 640, 690, 20][k] ?? 0}" r="${10 + (k % 4) * 8}" fill="none" stroke="#fff" stroke-width="2.5" opacity=".5"/>`,
      ),
    people: `<path d="M${range(8)
      .map((k) => {
        const at = (turn: number, r: number) =>
          `${(480 + r * Math.cos(turn)).toFixed(0)} ${(350 + r * Math.sin(turn)).toFixed(0)}`;
        const a = (k * Math.PI) / 4 + 0.2;
        return `${k === 0 ? '' : 'L'}${at(a, 252)}Q${at(a + Math.PI / 8, 205)} ${at(a + Math.PI / 4, 252)}`;
      })
      .join('')}Z"/>`,
    front: `<g stroke="#fff" stroke-width="3.5" opacity=".4">${repeat(8, (k) => `<path d="M480 350L${(480 + 248 * Math.cos((k * Math.PI) / 4 + 0.2)).toFixed(0)} ${(350 + 248 * Math.sin((k * Math.PI) / 4 + 0.2)).toFixed(0)}"/>`)}</g><circle cx="480" cy="350" r="11" fill="#fff"/>`,
  }),
  'call-windows': () => {
    const tops: readonly Top[] = ['cap', 'chignon', 'bald', 'afro', 'topknot', 'short', 'long'];
    const places = range(12).map(
      (k) => [130 + (k % 4) * 300, 50 + Math.floor(k / 4) * 220] as const,
    );
    return {
      width: 1332,
      light: `<path d="M0 0H1332V720H0Z" fill="#202020"/>${shining(places.map(([x, y]) => box(x, y, 150, 165)).join(''), 0.4)}`,
      people:
        places
          .map(
            ([x, y], k) =>
              `<svg x="${x}" y="${y}" width="150" height="165">${bust({ x: 75, y: 88, size: 70, look: k % 3 === 1 ? -1 : 1 }, tops[k % 7] ?? 'bald')}</svg>`,
          )
          .join('') + places.map(([x, y]) => box(x - 14, y + 163, 178, 14)).join(''),
    };
  },
  'lift-dial': () => ({
    width: 960,
    light:
      shining(box(472, 420, 16, 300)) +
      `<path d="M220 340A260 260 0 0 1 740 340Z" fill="#fff" opacity=".9"/>`,
    people:
      `<path d="M250 340A230 230 0 0 1 710 340H690A210 210 0 0 0 270 340Z"/>` +
      limb([480, 340], [344, 214], 7, 3) +
      disc([480, 340], 24) +
      box(200, 340, 560, 26),
    front: `<g fill="#111" font-family="serif" font-weight="700" font-size="34" text-anchor="middle">${repeat(
      7,
      (k) => {
        const a = Math.PI * (1 - (k + 0.5) / 7);
        return `<text x="${(480 + 178 * Math.cos(a)).toFixed(0)}" y="${(346 - 178 * Math.sin(a)).toFixed(0)}">${k === 0 ? 'G' : k}</text>`;
      },
    )}</g><path d="M250 420V720M710 420V720M250 420H710" stroke="#fff" stroke-width="4" opacity=".3" fill="none"/>`,
  }),
  'rain-puddle': () => ({
    width: 960,
    light:
      `<path d="M0 0H960V720H0Z" fill="#242424"/>` +
      shining(`<ellipse cx="480" cy="400" rx="400" ry="230"/>`),
    people: `<g transform="translate(54 677) scale(.8 -.8)"><g>${standing(516, 634, 400)}${limb([548, 410], [548, 190], 6)}<path d="M340 282C350 130 470 94 548 94S746 130 756 282C720 246 676 246 652 282C620 246 576 246 548 282C520 246 476 246 444 282C420 246 376 246 340 282Z"/></g></g>`,
    front:
      repeat(
        5,
        (k) =>
          `<ellipse cx="${250 + k * 120}" cy="${300 + (k % 3) * 110}" rx="${50 + k * 8}" ry="${20 + k * 3}" fill="none" stroke="#888" stroke-width="3" opacity=".8"/>`,
      ) + drops(5, 1000),
  }),
};

function title() {
  return page({
    width: 1720,
    height: 720,
    families: ['Bricolage'],
    style: `body{background:#080808;color:#f2f2f2;font-family:Bricolage;padding:230px 150px}h1{font:700 168px/1 Bricolage;letter-spacing:-5px}p{font:500 34px/1 Bricolage;margin-top:46px;color:#b5b5b5}i{display:inline-block;width:30px;height:30px;border-radius:50%;border:5px solid #e5261f;margin-right:18px;vertical-align:-5px}`,
    body: `<h1>The last guest</h1><p><i></i>Roll 594 · Scene 12 · Take 2 · 14 Nov 25</p>`,
  });
}

export default ((params) => {
  const still = textParam(params, 'still', 'guest-title');
  if (still === 'guest-title') return title();
  const draw = STILLS[still];
  if (!draw) throw new Error('no such still');
  return frame(draw());
}) satisfies Draw;
