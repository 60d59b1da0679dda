/** Next Stop, a city transit app: the network as the ground, one journey on a large phone. */
import { board, icon, phone } from './studio.ts';
import type { Draw } from '../../workshop/types.ts';

const LINES: readonly (readonly [tone: string, path: string])[] = [
  ['#e5322d', 'M-40 220H260L470 430H760L980 210H1260'],
  ['#1d4fd8', 'M120 -40V260L360 500V940'],
  ['#00a27a', 'M-40 700H330L560 470H900L1040 610V940'],
  ['#ffb400', 'M760 -40V300L620 440V700L780 860V960'],
  ['#8a3ff0', 'M-40 480H180L300 600H820L1000 420H1260'],
];

const STOPS: readonly (readonly [x: number, y: number, name: string])[] = [
  [930, 260, 'Lido'],
  [1040, 700, 'Gasworks'],
  [1080, 420, 'Airfield'],
];

const draw: Draw = () => {
  const network = `<svg width="1200" height="900" viewBox="0 0 1200 900" style="position:absolute"><path d="M-40 820C200 760 300 900 560 830S980 640 1260 760V960H-40Z" fill="#bfe0ea"/>${LINES.map(([tone, path]) => `<path d="${path}" fill="none" stroke="${tone}" stroke-width="20" stroke-linejoin="round"/>`).join('')}${STOPS.map(([x, y, name]) => `<circle cx="${x}" cy="${y}" r="16" fill="#fff" stroke="#14161c" stroke-width="7"/><text x="${x + 28}" y="${y - 20}" font-family="Inter Tight" font-weight="700" font-size="23" fill="#14161c">${name}</text>`).join('')}</svg>`;
  const badge = (tone: string, text: string): string =>
    `<em style="background:${tone}">${text}</em>`;
  const journey = `<div class="map"><svg width="390" height="330" viewBox="0 0 390 330"><rect width="390" height="330" fill="#e9ece4"/><path d="M0 250Q120 200 220 260T390 230V330H0Z" fill="#bfe0ea"/><path d="M-10 90L400 40M-10 180L400 130M70 0L130 330M190 0L240 330M310 0L350 330" stroke="#fff" stroke-width="9"/><path d="M60 286L96 190H210L300 100" fill="none" stroke="#e5322d" stroke-width="11" stroke-linejoin="round"/><path d="M300 100L330 60" stroke="#14161c" stroke-width="7" stroke-dasharray="1 13" stroke-linecap="round"/><circle cx="60" cy="286" r="11" fill="#fff" stroke="#14161c" stroke-width="6"/><circle cx="210" cy="190" r="9" fill="#fff" stroke="#e5322d" stroke-width="6"/><circle cx="330" cy="60" r="13" fill="#14161c"/></svg></div>
<div class="sheet"><div class="big"><b>4</b><p>minutes until<br>your tram</p>${badge('#e5322d', '6')}</div><div class="steps"><div class="step"><u style="background:#e5322d"></u><b>Foundry<span>16:42</span></b><small>Tram 6 towards Lido, platform 2</small></div><div class="step mid"><u style="background:#e5322d"></u><small>5 stops, 13 minutes. Quiet in the last car.</small></div><div class="step"><u style="background:#e5322d"></u><b>Lido<span>16:55</span></b></div><div class="step last"><i>${icon('walk', 22, 2)}</i><b>Outdoor pool<span>16:59</span></b><small>4 minutes on foot</small></div></div><div class="go">Tell me when to get off</div></div>`;
  return board(
    ['Inter Tight'],
    `body{background:#f6f3ea}.card{position:absolute;width:352px;border-radius:28px;background:#14161c;color:#fff;font-family:"Inter Tight";padding:24px 26px;box-shadow:0 30px 60px #14161c59}.card h3{font:700 21px/1 "Inter Tight";letter-spacing:-.4px;margin-bottom:14px}.card p{display:flex;align-items:center;gap:14px;height:56px;border-top:1.500px solid #ffffff24;font:500 18px "Inter Tight"}.card p span{margin-left:auto;font-variant-numeric:tabular-nums}em{min-width:38px;height:38px;border-radius:11px;display:inline-grid;place-items:center;color:#fff;font:800 20px/1 "Inter Tight"}
.map{position:absolute;inset:0 0 auto}.sheet{position:absolute;left:0;right:0;top:296px;bottom:0;border-radius:34px 34px 0 0;background:#fff;padding:22px 26px}.big{display:flex;align-items:center;gap:18px}.big b{font:800 112px/.86 "Inter Tight";letter-spacing:-7px;font-variant-numeric:tabular-nums}.big p{font:600 21px/1.15 "Inter Tight";letter-spacing:-.4px}.big em{margin-left:auto;min-width:62px;height:62px;border-radius:18px;font-size:34px}
.steps{margin-top:24px}.step{position:relative;padding:0 0 18px 44px;min-height:48px}.step u{position:absolute;left:9px;top:6px;bottom:-6px;width:10px}.step:first-child u:before,.step:nth-child(3) u:before{content:"";position:absolute;left:-6px;top:-2px;width:10px;height:10px;border-radius:50%;background:#fff;border:6px solid #14161c}.step:nth-child(3) u{bottom:auto;height:10px}.step b{display:flex;justify-content:space-between;font:700 20px/1.2 "Inter Tight";letter-spacing:-.4px;font-variant-numeric:tabular-nums}.step small{font:400 16px/1.35 "Inter Tight";color:#5d6270}.step i{position:absolute;left:2px;top:0}.mid{padding-bottom:16px}.go{position:absolute;left:22px;right:22px;bottom:34px;background:#14161c;color:#fff;border-radius:22px;text-align:center;padding:20px;font:700 18px/1 "Inter Tight"}`,
    `${network}<div class="card" style="left:660px;top:142px"><h3>From Foundry</h3><p>${badge('#e5322d', '6')}Lido<span>4 min</span></p><p>${badge('#1d4fd8', '2')}Old Mint<span>7 min</span></p><p>${badge('#00a27a', '11')}Gasworks<span>9 min</span></p><p>${badge('#8a3ff0', '4')}Airfield<span>12 min</span></p></div>
<div class="card" style="left:708px;top:498px;background:#ffb400;color:#14161c;width:318px"><h3>Day ticket, zones 1 and 2</h3><p style="border-color:#14161c33">${icon('clock', 24, 2.2)}Until 04:00 tonight</p><p style="border-color:#14161c33">${icon('user', 24, 2.2)}Two adults, one dog</p></div>
${phone('left:206px;top:36px;transform:scale(.955);box-shadow:0 60px 100px #14161c80', 'background:#fff;color:#14161c;font-family:Inter Tight', '16:38', journey)}`,
  );
};

export default draw;
