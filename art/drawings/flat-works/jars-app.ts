/** Jars, a budgeting app: money as jam, one jar for each promise. */
import { repeat } from '../kit.ts';
import { board, icon, phone } from './studio.ts';
import type { Draw } from '../../workshop/types.ts';

/** A jar on 160 × 200, filled to a share of its height. */
function jar(id: string, size: number, jam: string, level: number, lid: string): string {
  const top = 184 - 138 * level;
  return `<svg width="${size}" height="${size * 1.25}" viewBox="0 0 160 200"><clipPath id="${id}"><path d="M20 60Q20 40 40 38H120Q140 40 140 60V164Q140 190 114 190H46Q20 190 20 164Z"/></clipPath><g clip-path="url(#${id})"><rect width="160" height="200" fill="#fff" opacity=".72"/><path d="M0 ${top}Q40 ${top - 12} 80 ${top}T160 ${top}V200H0Z" fill="${jam}"/><path d="M0 ${top + 14}Q40 ${top + 4} 80 ${top + 14}T160 ${top + 12}V200H0Z" fill="#000" opacity=".07"/></g><path d="M20 60Q20 40 40 38H120Q140 40 140 60V164Q140 190 114 190H46Q20 190 20 164Z" fill="none" stroke="#2b1a4a" stroke-width="5"/><rect x="28" y="10" width="104" height="28" rx="8" fill="${lid}" stroke="#2b1a4a" stroke-width="5"/><path d="M36 70V130" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".75"/></svg>`;
}

const JARS: readonly (readonly [
  name: string,
  now: string,
  of: string,
  jam: string,
  level: number,
  lid: string,
])[] = [
  ['Rent', '820', 'full', '#7b5cff', 1, '#ffd23f'],
  ['Lisbon', '310', 'of 600', '#ff6b4a', 0.52, '#8be0c8'],
  ['Dentist', '95', 'of 120', '#37b88f', 0.79, '#ff9ec7'],
  ['Piano', '140', 'of 1,400', '#ff9ec7', 0.1, '#7b5cff'],
];

const draw: Draw = () => {
  const look = 'background:#fff8ec;color:#2b1a4a;font-family:Bricolage';
  const cards = JARS.map(
    ([name, now, of, jam, level, lid], k) =>
      `<div>${jar(`j${k}`, 96, jam, level, lid)}<b>${name}</b><span>€ ${now} ${of}</span></div>`,
  ).join('');
  const home = `<div class="top"><small>Yours to spend, until Friday</small><h2>€ 126</h2></div><div class="bar"><u style="width:62%"></u></div><div class="jars">${cards}</div><div class="fab">${icon('plus', 30, 2.6)}</div>`;
  const rows = [
    ['Green Street Market', 'Food', '−18.40', '#8be0c8'],
    ['Tram, day ticket', 'Getting about', '−5.20', '#ffd23f'],
    ['Invoice 31, Halden', 'Came in', '+640.00', '#7b5cff'],
    ['Record shop', 'Joy', '−22.00', '#ff9ec7'],
  ] as const;
  const detail = `<div class="big">${jar('big', 264, '#ff6b4a', 0.52, '#8be0c8')}</div><div class="sheet"><h2>Lisbon</h2><p class="sub">€ 290 to go. At € 40 a week you leave on 12 June.</p><div class="pick"><span>€ 10</span><span class="on">€ 40</span><span>€ 60</span></div><div class="go">Pour it in</div></div>`;
  const feed = `<div class="top"><small>This week</small><h2>Quiet,<br>mostly</h2></div><div class="chart">${repeat(7, (k) => `<p><u style="height:${[44, 70, 24, 96, 38, 12, 8][k] ?? 0}px;${k === 3 ? 'background:#ff6b4a' : ''}"></u>${'MTWTFSS'[k] ?? ''}</p>`)}</div><div class="rows">${rows.map(([name, kind, sum, tone]) => `<p><i style="background:${tone}"></i><b>${name}<small>${kind}</small></b><em>${sum}</em></p>`).join('')}</div>`;
  return board(
    ['Bricolage'],
    `body{background:#ffb8d6}.blob{position:absolute;background:#ffd23f;border-radius:50%}.top{position:absolute;left:26px;top:78px}.top small{font:500 17px Bricolage;opacity:.8}h2{font:800 56px/.92 Bricolage;letter-spacing:-3px}.top h2{font-size:72px;margin-top:8px}
.bar{position:absolute;left:26px;right:26px;top:194px;height:18px;border-radius:10px;background:#2b1a4a1f}.bar u{display:block;height:100%;border-radius:10px;background:#7b5cff}
.jars{position:absolute;left:20px;right:20px;top:240px;display:grid;grid-template-columns:1fr 1fr;gap:12px}.jars div{background:#fff;border-radius:28px;height:252px;padding:22px 18px 0;text-align:center;box-shadow:0 6px 0 #2b1a4a12}.jars svg{margin:0 auto 14px}.jars b{display:block;font:700 21px/1.2 Bricolage;letter-spacing:-.5px}.jars span{font:500 15.500px/1.3 Bricolage;opacity:.72}.fab{position:absolute;left:50%;bottom:34px;margin-left:-36px;width:72px;height:72px;border-radius:50%;background:#2b1a4a;color:#ffd23f;display:grid;place-items:center;box-shadow:0 12px 24px #2b1a4a4d}
.big{position:absolute;inset:0 0 auto;height:480px;background:#8be0c8}.big svg{position:absolute;left:63px;top:98px}.sheet{position:absolute;left:0;right:0;top:446px;bottom:0;background:#fff8ec;border-radius:36px 36px 0 0;padding:34px 26px}.sub{font:500 19px/1.3 Bricolage;margin-top:12px;opacity:.85}.pick{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;margin-top:26px}.pick span{border:2.500px solid #2b1a4a;border-radius:20px;text-align:center;font:700 21px/1 Bricolage;padding:18px 0}.pick .on{background:#ffd23f}.go{position:absolute;left:22px;right:22px;bottom:34px;background:#2b1a4a;color:#fff8ec;border-radius:32px;text-align:center;padding:22px;font:700 20px/1 Bricolage}
.chart{position:absolute;left:26px;right:26px;top:258px;height:132px;display:flex;gap:12px;align-items:flex-end}.chart p{flex:1;text-align:center;font:600 14px/1 Bricolage}.chart u{display:block;background:#7b5cff;border-radius:8px;margin-bottom:10px}.rows{position:absolute;left:26px;right:26px;top:424px}.rows p{display:flex;gap:14px;align-items:center;height:82px;border-top:2px solid #2b1a4a14}.rows i{width:46px;height:46px;border-radius:16px}.rows b{font:700 18px/1.25 Bricolage;letter-spacing:-.4px}.rows small{display:block;font:500 15px Bricolage;opacity:.7}.rows em{margin-left:auto;font:700 18px Bricolage;font-variant-numeric:tabular-nums}`,
    `<div class="blob" style="left:-170px;top:420px;width:760px;height:760px"></div><div class="blob" style="left:820px;top:-260px;width:620px;height:620px;background:#7b5cff"></div>
${phone('left:44px;top:192px;transform:rotate(-7deg) scale(.80);box-shadow:0 40px 70px #6a1a5a66', look, '17:31', feed)}
${phone('left:826px;top:140px;transform:rotate(7deg) scale(.80);box-shadow:0 40px 70px #6a1a5a66', look, '17:32', detail)}
${phone('left:412px;top:52px;transform:scale(.91);box-shadow:0 60px 100px #6a1a5a99', look, '17:30', home)}`,
  );
};

export default draw;
