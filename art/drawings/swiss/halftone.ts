/** A head from the front, printed as newspapers print: one ink, and dots of a screen at 45 degrees. */
import type { Draw, Params } from '../../workshop/types.ts';
import { numberParam, page, svg, textParam } from '../kit.ts';

const SIDE = 600;
/** Between two rows of dots; the picture holds some sixty of them. */
const PITCH = 9.6;

const blur = (id: string, by: number) =>
  `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${by}"/></filter>`;

const grey = (light: number) => {
  const value = Math.round(255 * Math.min(1, Math.max(0, light)));
  return `rgb(${value} ${value} ${value})`;
};

/** What lies behind the head, and what lies over the brow. */
const hair: Record<string, (dark: string) => readonly [behind: string, over: string]> = {
  /** White and cropped, high at the temples. */
  cropped: (dark) => [
    '',
    `<path d="M168 262C160 120 230 66 306 66S446 122 434 262C428 214 420 190 404 172C372 140 340 150 300 146S222 146 198 174C182 194 176 220 168 262Z" fill="${dark}"/>`,
  ],
};

const eye = (x: number, isClosed: boolean) =>
  isClosed
    ? `<path d="M${x - 34} 300Q${x} 322 ${x + 34} 300" fill="none" stroke="#111" stroke-width="9"/>`
    : `<path d="M${x - 36} 302Q${x} 276 ${x + 36} 302Q${x} 320 ${x - 36} 302Z" fill="#e9e9e9"/><circle cx="${x}" cy="299" r="14" fill="#0b0b0b"/><path d="M${x - 38} 300Q${x} 272 ${x + 38} 300" fill="none" stroke="#111" stroke-width="9"/>`;

const glasses = `<g fill="none" stroke="#050505" stroke-width="13"><circle cx="236" cy="302" r="54"/><circle cx="368" cy="302" r="54"/><path d="M290 296Q302 286 314 296M182 292L160 284M422 292L444 284"/></g>`;

/** A full beard and a moustache. */
const beard = (light: number) =>
  `<path d="M176 356C180 450 210 540 302 544S424 450 428 356C424 392 404 402 378 404C350 392 326 396 302 400C278 396 254 392 226 404C200 402 180 392 176 356Z" fill="${grey(light)}"/><path d="M232 408Q302 376 372 408Q340 424 302 418Q264 424 232 408Z" fill="${grey(light - 0.2)}"/>`;

function portrait(params: Params): string {
  const skin = numberParam(params, 'skin', 0.76);
  const name = textParam(params, 'hair', 'cropped');
  const cut = hair[name];
  if (!cut) throw new Error(`hair: one of ${Object.keys(hair).join(', ')}, not ${name}`);
  const [behind, over] = cut(grey(numberParam(params, 'hairLight', 0.1)));
  const ground = numberParam(params, 'ground', 0.74);
  const isBearded = params['beard'] === true;
  const isClosed = params['asleep'] === true;
  const brow = grey(numberParam(params, 'hairLight', 0.1) * 0.5);
  return `<defs>${blur('soft', 12)}${blur('edge', 2.2)}${blur('wide', 30)}
    <linearGradient id="ground" x1="0" x2="1" y2=".4"><stop stop-color="${grey(ground + 0.18)}"/><stop offset="1" stop-color="${grey(ground - 0.18)}"/></linearGradient>
    <linearGradient id="skin" x1="0" x2="1"><stop stop-color="${grey(skin + 0.16)}"/><stop offset=".52" stop-color="${grey(skin)}"/><stop offset="1" stop-color="${grey(skin - 0.42)}"/></linearGradient>
    <clipPath id="face"><path d="M168 262C168 150 226 96 302 96S436 150 436 262C440 372 404 470 356 508Q302 540 248 508C200 470 164 372 168 262Z"/></clipPath></defs>
    <rect width="${SIDE}" height="${SIDE}" fill="url(#ground)"/>
    <g filter="url(#edge)" transform="translate(300 300) scale(1.16) translate(-302 -300)">
      ${behind}
      <path d="M238 450H366V560Q302 620 238 560Z" fill="${grey(skin - 0.24)}"/>
      <path d="M-10 610C10 560 120 548 232 528Q302 588 372 528C484 548 590 560 610 610Z" fill="${grey(numberParam(params, 'coat', 0.08))}"/>
      <ellipse cx="158" cy="318" rx="20" ry="44" fill="${grey(skin - 0.04)}"/><ellipse cx="446" cy="318" rx="20" ry="44" fill="${grey(skin - 0.4)}"/>
      <g clip-path="url(#face)">
        <rect width="${SIDE}" height="${SIDE}" fill="url(#skin)"/>
        <g filter="url(#soft)">
          <ellipse cx="236" cy="298" rx="50" ry="26" fill="${grey(skin - 0.24)}"/><ellipse cx="368" cy="298" rx="50" ry="28" fill="${grey(skin - 0.5)}"/>
          <path d="M312 280L344 392L306 404Z" fill="${grey(skin - 0.45)}"/>
          <path d="M404 330C396 420 372 470 330 512L470 520L460 300Z" fill="${grey(skin - 0.5)}"/>
          <ellipse cx="302" cy="478" rx="46" ry="12" fill="${grey(skin - 0.3)}"/>
        </g>
        <path d="M270 392Q302 414 334 392" fill="none" stroke="${grey(skin - 0.62)}" stroke-width="8"/>
        <path d="M246 444Q302 458 358 444Q302 ${isBearded ? 462 : 478} 246 444Z" fill="${grey(skin - 0.55)}"/>
        <path d="M244 444Q302 454 360 443" fill="none" stroke="#151515" stroke-width="7"/>
        ${isBearded ? beard(numberParam(params, 'beardLight', 0.9)) : ''}
        ${isBearded ? `<path d="M256 440Q302 452 348 440" fill="none" stroke="#222" stroke-width="9"/>` : ''}
      </g>
      <path d="M186 262Q232 236 280 258" fill="none" stroke="${brow}" stroke-width="13"/><path d="M324 258Q372 236 418 262" fill="none" stroke="${brow}" stroke-width="13"/>
      ${eye(236, isClosed)}${eye(368, isClosed)}
      ${over}
      ${params['glasses'] === true ? glasses : ''}
    </g>`;
}

/** The screen is laid over the soft picture, and steep contrast turns both into dots. */
const draw: Draw = (params) =>
  page({
    width: SIDE,
    height: SIDE,
    style: `.print{position:absolute;inset:0;overflow:hidden;background:#fff;filter:grayscale(1) contrast(14)}
      svg{display:block;filter:brightness(1.04)}
      .screen{position:absolute;inset:-50%;rotate:45deg;mix-blend-mode:hard-light;opacity:.62;
        background:radial-gradient(circle closest-side,#000,#fff) 0 0/${PITCH}px ${PITCH}px}`,
    body: `<div class="print">${svg(SIDE, SIDE, portrait(params))}<div class="screen"></div></div>`,
  });

export default draw;
