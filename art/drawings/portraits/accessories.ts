/** Glasses, earrings and the like: drawn last, over hair and clothes. */
import type { Params } from '../../workshop/types.ts';
import { numberParam, textParam } from '../kit.ts';

const GLASSES: Readonly<Record<string, string>> = {
  round:
    '<ellipse cx="388" cy="490" rx="42" ry="48" fill="#fff" fill-opacity=".16"/><path d="M430 480L596 512M347 480l-12-3" stroke-linecap="round"/><path d="M362 470l26-22M372 492l34-30" stroke="#fff" stroke-width="4" opacity=".5"/>',
  square:
    '<path d="M352 450C374 442 414 444 436 452 444 480 440 514 428 532 404 540 372 538 354 530 346 506 346 476 352 450Z" fill="#fff" fill-opacity=".14"/><path d="M438 470L598 508M349 474l-12-3" stroke-linecap="round"/>',
  half: '<path d="M348 504C374 498 412 500 438 508 438 538 418 556 394 556 368 554 348 534 348 504Z" fill="#fff" fill-opacity=".2"/><path d="M438 508L596 514M347 506l-14 -1" stroke-linecap="round"/>',
};

const EARRINGS: Readonly<Record<string, string>> = {
  hoop: '<ellipse cx="612" cy="678" rx="25" ry="34" fill="none" stroke="var(--metal)" stroke-width="8"/><path d="M592 660C590 676 592 690 598 702" fill="none" stroke="#fff" stroke-width="3" opacity=".6" stroke-linecap="round"/>',
  stud: '<circle cx="610" cy="636" r="10" fill="var(--metal)"/><circle cx="607" cy="633" r="3" fill="#fff" opacity=".8"/>',
  pearl:
    '<circle cx="610" cy="650" r="17" fill="#f7efe4"/><circle cx="604" cy="644" r="6" fill="#fff"/><path d="M597 660C606 668 618 666 625 656" fill="none" stroke="#b7a48e" stroke-width="3" opacity=".7"/>',
  drop: '<path d="M610 640L592 690C592 716 628 716 628 690Z" fill="var(--metal)"/><circle cx="610" cy="638" r="7" fill="var(--metal)"/><path d="M602 684C600 696 604 702 610 704" fill="none" stroke="#fff" stroke-width="4" opacity=".6" stroke-linecap="round"/>',
  bell: '<circle cx="610" cy="640" r="8" fill="var(--metal)"/><path d="M586 690C586 656 634 656 634 690L640 700H580Z" fill="var(--metal)"/><circle cx="588" cy="710" r="5" fill="var(--metal)"/><circle cx="604" cy="712" r="5" fill="var(--metal)"/><circle cx="620" cy="712" r="5" fill="var(--metal)"/><circle cx="634" cy="710" r="5" fill="var(--metal)"/>',
};

const EXTRAS: Readonly<Record<string, string>> = {
  noseStud: '<circle cx="352" cy="588" r="5" fill="var(--metal)"/>',
};

export function jewellery(params: Params): string {
  const glasses = GLASSES[textParam(params, 'glasses', '')];
  const width = numberParam(params, 'frameWidth', 8);
  return (
    (glasses === undefined
      ? ''
      : `<g fill="none" stroke="var(--frame)" stroke-width="${width}" stroke-linejoin="round">${glasses}</g>`) +
    (EARRINGS[textParam(params, 'earring', '')] ?? '') +
    (EXTRAS[textParam(params, 'extra', '')] ?? '')
  );
}
