/** The head in profile, looking left: outline, features, and what the years add. */
import { numberParam, textParam } from '../kit.ts';
import type { Point } from '../kit.ts';
import type { Params } from '../../workshop/types.ts';
import { smooth } from './shapes.ts';

/** The numbers that make one face: offsets in pixels of a 960 × 1200 page, 0 = the plain face. */
interface Features {
  /** How far the forehead bulges forward (+) or slopes back (−). */
  readonly forehead: number;
  readonly brow: number;
  /** How deep the root of the nose lies. */
  readonly bridge: number;
  /** A hump on the nose's ridge. */
  readonly hump: number;
  readonly nose: number;
  /** The tip of the nose: down (+) or turned up (−). */
  readonly tip: number;
  readonly lips: number;
  /** The corner of the mouth, raised. */
  readonly smile: number;
  readonly chin: number;
  readonly jaw: number;
  /** Softness below the jaw. */
  readonly jowl: number;
}

export function featuresOf(params: Params): Features {
  const of = (name: keyof Features): number => numberParam(params, name, 0);
  return {
    forehead: of('forehead'),
    brow: of('brow'),
    bridge: of('bridge'),
    hump: of('hump'),
    nose: of('nose'),
    tip: of('tip'),
    lips: of('lips'),
    smile: of('smile'),
    chin: of('chin'),
    jaw: of('jaw'),
    jowl: of('jowl'),
  };
}

function front(f: Features): Point[] {
  return [
    [374 - f.forehead, 318],
    [354 - f.forehead, 374],
    [342 - f.brow - f.forehead * 0.3, 426],
    [341 - f.brow, 450],
    [351 + f.bridge, 478],
    [341 + f.bridge * 0.6 - f.hump, 506],
    [321 - f.nose * 0.6 - f.hump * 0.9, 541 + f.tip * 0.2],
    [303 - f.nose, 568 + f.tip * 0.7],
    [300 - f.nose, 583 + f.tip],
    [311 - f.nose * 0.6, 597 + f.tip * 0.6],
    [333, 604],
    [336, 616],
    [325 - f.lips * 0.7, 630],
    [319 - f.lips, 643],
    [332, 653],
    [336, 657],
    [325 - f.lips, 666],
    [326 - f.lips * 0.9, 681],
    [341, 697],
    [342, 709],
    [331 - f.chin, 732],
    [333 - f.chin, 757 + f.jaw * 0.6],
    [354 - f.chin, 777 + f.jaw],
    [392, 787 + f.jaw + f.jowl * 0.5],
  ];
}

function back(f: Features): Point[] {
  return [
    [446, 786 + f.jaw * 0.8 + f.jowl],
    [520, 752 + f.jaw * 0.4 + f.jowl * 0.8],
    [585, 692],
    [640, 650],
    [705, 600],
    [728, 500],
    [716, 400],
    [668, 315],
    [590, 264],
    [500, 250],
    [428, 268],
  ];
}

export function headPath(f: Features): string {
  return smooth([...front(f), ...back(f)]);
}

/** From the jaw down into the collar; `width` thickens it. */
export function neckPath(width: number): string {
  const w = width;
  return smooth([
    [492, 740],
    [484 - w * 0.6, 800],
    [487 - w, 850],
    [486 - w, 902],
    [462 - w, 985],
    [380, 1060],
    [800, 1100],
    [722 + w, 985],
    [678 + w, 900],
    [664 + w, 810],
    [665 + w * 0.5, 740],
    [677, 674],
    [701, 606],
    [688, 540],
    [560, 560],
  ]);
}

/** An almond seen from the side, with its iris, lid and lashes. */
function openEye(lashes: boolean): string {
  const lash = lashes
    ? '<path d="M364 470l-17-5M372 464l-13-11M384 460l-8-12" stroke="var(--ink)" stroke-width="4" stroke-linecap="round"/>'
    : '';
  const almond =
    'M366 472C386 462 410 471 427 493 410 503 390 505 375 500 369 492 366 482 366 472Z';
  return `<path d="${almond}" fill="var(--eye)"/><clipPath id="in-eye"><path d="${almond}"/></clipPath>
<g clip-path="url(#in-eye)"><ellipse cx="385" cy="484" rx="15" ry="19" fill="var(--iris)"/><ellipse cx="383" cy="484" rx="7.500" ry="11" fill="#120c12"/><circle cx="389" cy="477" r="3.800" fill="#fff" opacity=".9"/><path d="M360 468C386 458 414 468 434 496" stroke="#000" stroke-width="12" fill="none" opacity=".26" transform="translate(0 7)"/></g>
<path d="M360 472C384 457 412 467 433 496" fill="none" stroke="var(--ink)" stroke-width="${lashes ? 6.6 : 5.4}" stroke-linecap="round"/>
<path d="M378 503C392 508 408 506 422 499" fill="none" stroke="var(--shade)" stroke-width="3" stroke-linecap="round" opacity=".7"/>
<path d="M370 456C394 445 418 454 438 476" fill="none" stroke="var(--shade)" stroke-width="3.600" stroke-linecap="round" opacity=".6"/>${lash}`;
}

/** Lowered lids: calm, and the lashes do the talking. */
function closedEye(lashes: boolean): string {
  const lash = lashes
    ? 'M370 488l-15 8M377 494l-12 12M387 498l-8 13'
    : 'M371 488l-10 5M379 494l-7 7';
  return `<path d="M371 487C386 501 410 503 428 491" fill="none" stroke="var(--ink)" stroke-width="5.600" stroke-linecap="round"/><path d="${lash}" stroke="var(--ink)" stroke-width="3.600" stroke-linecap="round"/><path d="M370 466C392 455 420 460 438 476" fill="none" stroke="var(--shade)" stroke-width="3.400" stroke-linecap="round" opacity=".55"/>`;
}

/** A brow that tapers to its end. */
function brow(thickness: number, lift: number): string {
  if (thickness <= 0) return '';
  const t = thickness;
  return `<path d="M357 ${436 - lift * 0.6}C376 ${420 - lift} 416 ${414 - lift} 452 ${438 - lift * 0.4} 418 ${426 - lift * 0.6 + t * 0.3} 384 ${428 - lift + t} 360 ${444 - lift * 0.6 + t * 0.3}Z" fill="var(--brow)" stroke="var(--brow)" stroke-width="${t * 0.28}" stroke-linejoin="round"/>`;
}

function mouth(f: Features): string {
  const corner = 654 - f.smile;
  const reach = 370 + f.smile * 0.7;
  return `<path d="M300 630C${322 - f.lips * 0.5} ${625 - f.lips * 0.3} 338 ${633 - f.smile * 0.3} ${reach} ${corner} 356 ${676 - f.smile * 0.3} 340 ${688 + f.lips * 0.4} 300 ${685 + f.lips * 0.4}Z" fill="var(--lip)"/>
<path d="M318 666C334 662 350 ${660 - f.smile * 0.5} ${reach - 6} ${corner + 2} 354 676 340 686 318 686Z" fill="#fff" opacity=".1"/>
<path d="M326 655C342 ${657 - f.smile * 0.2} 356 ${656 - f.smile * 0.6} ${reach + 2} ${corner - 1}" stroke="var(--lip-line)" stroke-width="4" fill="none" stroke-linecap="round" opacity=".85"/>
<path d="M${reach + 1} ${corner - 6}q6 5 2 13" stroke="var(--shade)" stroke-width="4" fill="none" stroke-linecap="round" opacity=".7"/>`;
}

function nostril(f: Features): string {
  const y = f.tip * 0.5;
  const x = -f.nose * 0.35;
  return `<path d="M${318 + x} ${592 + y}q9-9 20-3" stroke="var(--shade)" stroke-width="6" fill="none" stroke-linecap="round" opacity=".85"/>
<path d="M${350 + x * 0.4} ${601 + y * 0.5}q13-12 5-30-5-9-14-9" stroke="var(--shade)" stroke-width="4.600" fill="none" stroke-linecap="round" opacity=".75"/>`;
}

/** Lines of a life, drawn lightly: 1 for the fifties, 2 for the seventies. */
function years(amount: number): string {
  if (amount <= 0) return '';
  const mark = (d: string, width: number, opacity: number): string =>
    `<path d="${d}" fill="none" stroke="var(--shade)" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
  const some =
    mark('M362 596C384 612 396 640 390 668', 4.6, 0.75) +
    mark('M448 492l24-8M449 503l27 3M445 513l22 12', 3.6, 0.7) +
    mark('M378 522C396 534 420 533 438 522', 3.8, 0.6) +
    mark('M376 364C400 356 428 356 456 366', 3.6, 0.5);
  const many =
    mark('M368 388C396 379 428 380 462 392M388 342C410 334 434 334 458 342', 3.4, 0.5) +
    mark('M384 536C402 546 420 544 432 536', 3, 0.5) +
    mark('M396 690C404 704 404 720 396 734', 4, 0.6) +
    mark('M352 614v12M362 618v11', 2.6, 0.45);
  return amount > 1 ? some + many : some;
}

export function neckLines(amount: number): string {
  return amount <= 0
    ? ''
    : '<path d="M492 846C530 866 570 862 604 846M490 880C530 902 580 896 622 872" fill="none" stroke="var(--shade)" stroke-width="4" stroke-linecap="round" opacity=".5"/>';
}

export function ear(): string {
  return `<path d="M586 524C600 490 650 486 660 530 668 572 640 596 634 630 628 654 600 660 594 634 590 606 584 560 586 524Z" fill="url(#ear)"/>
<path d="M600 536C610 512 642 512 645 540 648 566 628 580 622 606" fill="none" stroke="var(--shade)" stroke-width="5.500" stroke-linecap="round" opacity=".8"/>
<path d="M604 566C616 556 628 566 622 582 616 592 606 592 602 604" fill="none" stroke="var(--shade)" stroke-width="5" stroke-linecap="round" opacity=".7"/>`;
}

/** What lies on the face, to be clipped by the head's outline. */
export function features(params: Params, f: Features): string {
  const lashes = params['lashes'] === true;
  const eye = textParam(params, 'eyes', 'closed') === 'open' ? openEye(lashes) : closedEye(lashes);
  const freckles =
    params['freckles'] === true
      ? `<g fill="var(--shade)" opacity=".5">${(
          [
            [372, 560],
            [388, 572],
            [402, 556],
            [416, 574],
            [430, 560],
            [396, 590],
            [420, 594],
            [444, 580],
            [380, 544],
            [352, 548],
            [340, 562],
          ] as const
        )
          .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.600"/>`)
          .join('')}</g>`
      : '';
  return `<path d="M405 812C520 792 604 706 640 560L772 600 700 880z" fill="var(--shade)" opacity=".8" filter="url(#deep)"/>
<path d="M430 452C470 456 500 500 470 560" stroke="var(--shade)" stroke-width="34" fill="none" opacity=".12" filter="url(#soft)"/>
<circle cx="432" cy="598" r="112" fill="url(#blush)"/>
<path d="M340 478C352 500 340 530 330 552" stroke="var(--light)" stroke-width="16" fill="none" opacity=".55" filter="url(#soft)"/>
<ellipse cx="420" cy="560" rx="46" ry="22" fill="var(--light)" opacity=".2" filter="url(#soft)"/>
${freckles}${nostril(f)}${mouth(f)}${years(numberParam(params, 'years', 0))}
${brow(numberParam(params, 'browWidth', 9), numberParam(params, 'browLift', 0))}${eye}`;
}
