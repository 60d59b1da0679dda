/** A lighthouse in three overprinted inks; the paper is the light. */
import { coloursParam, curve, numberParam, range, repeat } from '../kit.ts';
import type { Point } from '../kit.ts';
import { ink, sheet, worn } from './print.ts';
import type { Draw } from '../../workshop/types.ts';

function swell(y: number, height: number, length: number, shift: number): string {
  const points: Point[] = range(40).map((k) => [
    -40 + k * 33,
    y + height * Math.sin((k * 33) / length + shift),
  ]);
  return `${curve(points)}V960H-60Z`;
}

const draw: Draw = (params) => {
  const seed = numberParam(params, 'seed', 5);
  const [blue, red, yellow] = coloursParam(params, 'inks', ['#2447c4', '#ff4f5e', '#ffcb2f']);
  const tower = 'M548 300H652L690 720H510Z';
  const night = `<path fill-rule="evenodd" d="M0 0H1200V900H0ZM${tower.slice(1)}M566 214H634V300H566ZM600 150L650 214H550ZM640 244L1240 60V420ZM560 244L-40 110V380ZM0 0Z" fill="${blue}"/>`;
  return sheet(
    seed,
    '#f6eedd',
    `${worn('worn', seed, 0.4)}<pattern id="dots" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(25)"><circle cx="6.500" cy="6.500" r="3.700" fill="${red}"/></pattern><pattern id="rows" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(-8)"><rect width="12" height="5" fill="${blue}"/></pattern><clipPath id="tower"><path d="${tower}"/></clipPath><clipPath id="sea"><path clip-rule="evenodd" d="M0 640H1200V830H0ZM372 790C400 700 470 716 520 702H690C750 712 800 700 836 790Z"/></clipPath><clipPath id="sky"><path d="M0 0H1200V660H0Z"/></clipPath>`,
    [
      ink(
        `<path d="M636 244L1240 56V424ZM564 244L-40 106V384Z" fill="${yellow}"/><circle cx="600" cy="250" r="66" fill="${yellow}"/>`,
        3,
        -2,
      ),
      ink(
        `<g clip-path="url(#tower)">${repeat(3, (k) => `<path d="M480 ${350 + k * 128}L720 ${326 + k * 128}V${386 + k * 128}L480 ${414 + k * 128}Z" fill="${red}"/>`)}</g><path d="M600 150L652 216H548Z" fill="${red}"/><path d="M536 300H664V318H536Z" fill="${red}"/><circle cx="930" cy="610" r="150" fill="url(#dots)"/><path d="M372 790C400 700 470 716 520 702H690C750 712 800 700 836 790Z" fill="${red}"/>`,
        -3,
        3,
      ),
      ink(`<g clip-path="url(#sky)">${night}</g>`, 0, 0, 'filter="url(#worn)"'),
      ink(
        `<path d="M590 720V660A24 24 0 0 1 638 660V720Z" fill="${blue}"/><rect x="584" y="440" width="24" height="38" rx="12" fill="${blue}"/><rect x="600" y="560" width="24" height="38" rx="12" fill="${blue}"/><path d="M566 214V300M600 214V300M634 214V300M536 300V276M664 300V276M536 276H664" stroke="${blue}" stroke-width="6" fill="none"/><path d="M372 790C400 700 470 716 520 702H566C520 730 500 760 506 790Z" fill="url(#rows)"/>`,
      ),
      ink(
        `<g clip-path="url(#sea)"><path d="${swell(668, 13, 70, 1)}" fill="url(#rows)"/></g><path d="${swell(780, 20, 96, 2.6)}" fill="${blue}"/>`,
      ),
      `<path d="${swell(838, 14, 84, 4).replace(/V.*$/, '')}" fill="none" stroke="#f6eedd" stroke-width="8" stroke-linecap="round" stroke-dasharray="130 46 60 40"/><path d="${swell(872, 10, 76, 1).replace(/V.*$/, '')}" fill="none" stroke="#f6eedd" stroke-width="6" stroke-linecap="round" stroke-dasharray="70 60 150 50"/>`,
      repeat(
        6,
        (k) =>
          `<path d="M${140 + k * 44} ${470 + (k % 2) * 40 - k * 9}q14 -18 28 0q14 -18 28 0" fill="none" stroke="#f6eedd" stroke-width="7" stroke-linecap="round"/>`,
      ),
      repeat(
        46,
        (k) =>
          `<circle cx="${(k * 263) % 1200}" cy="${(k * 137) % 560}" r="${1.6 + (k % 3)}" fill="#f6eedd"/>`,
      ),
    ].join(''),
  );
};

export default draw;
