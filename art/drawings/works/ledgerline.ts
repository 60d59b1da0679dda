/** Ledgerline, invoicing for freelancers: one flat browser window on tungsten, cut off boldly. */
import { page, repeat } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const ROWS: readonly (readonly [
  number: string,
  client: string,
  work: string,
  due: string,
  sum: string,
  state: string,
])[] = [
  ['0048', 'Cinema Meia-Luz', 'Trailer, two cuts', '30 May', '3,200.00', 'sent'],
  ['0047', 'Maré Coletivo', 'Tide map, phase two', '24 May', '5,850.00', 'seen'],
  ['0046', 'Halden Studio', 'Front end, 6 days', '12 May', '4,140.00', 'paid'],
  ['0045', 'Low Water Records', 'Sleeve and video loop', '02 May', '1,980.00', 'paid'],
  ['0044', 'Oficina do Vento', 'Rescue of a slow shop', '28 Apr', '2,600.00', 'late'],
];

const BARS = [34, 52, 41, 66, 48, 74, 58, 88, 63, 79, 96, 71];

const draw: Draw = () => {
  const rows = ROWS.map(
    ([number, client, work, due, sum, state]) =>
      `<tr><td class="n">${number}</td><td><b>${client}</b><span>${work}</span></td><td class="d">${due}</td><td class="s">€ ${sum}</td><td><i class="${state}">${state}</i></td></tr>`,
  ).join('');
  const bars = repeat(
    BARS.length,
    (k) => `<u class="${k === 10 ? 'on' : ''}" style="height:${BARS[k] ?? 0}%"></u>`,
  );
  return page({
    width: 1200,
    height: 900,
    families: ['Instrument Serif', 'Instrument Serif Italic', 'Inter', 'JetBrains Mono'],
    style: `
body{background:#ffb454;color:#0d0f14;font-family:Inter}
.disc{position:absolute;width:760px;height:760px;border-radius:50%;right:-190px;top:-250px;background:#ffc678}
.ruled{position:absolute;inset:0;background:repeating-linear-gradient(#0000 0 43px,#0d0f1414 43px 44.5px)}
.window{position:absolute;left:204px;top:150px;width:1120px;height:830px;border-radius:20px 0 0 0;background:#fbf7ee;box-shadow:0 2px 0 #0d0f14,-34px 46px 0 #0d0f14;overflow:hidden}
.bar{height:56px;background:#0d0f14;display:flex;align-items:center;gap:10px;padding-left:24px}.bar i{width:13px;height:13px;border-radius:50%;background:#3a3f4b}.bar i:first-child{background:#ffb454}.bar p{margin-left:26px;background:#1d212b;color:#aab2c0;border-radius:9px;padding:8px 20px;font:500 14px "JetBrains Mono";width:400px}
.in{display:grid;grid-template-columns:1fr 262px;gap:30px;padding:40px 276px 0 46px}
small{font:500 14px "JetBrains Mono";color:#7c7566}
h1{font:400 122px/.95 "Instrument Serif";letter-spacing:-4px;margin:8px 0 0;white-space:nowrap}h1 em{font-style:italic;font-size:46px;letter-spacing:-1px;color:#7c7566}
.side{background:#0d0f14;color:#fbf7ee;border-radius:18px;padding:22px 24px;height:196px}.side small{color:#8d96a6}.chart{display:flex;gap:7px;align-items:flex-end;height:104px;margin-top:22px}.chart u{flex:1;background:#343b49;border-radius:4px 4px 0 0}.chart u.on{background:#ffb454}
table{grid-column:1/3;width:100%;border-collapse:collapse;margin-top:2px}td{border-top:1.5px solid #0d0f1418;padding:17px 0;font-size:19px;vertical-align:middle}td b{display:block;font:600 20px Inter;letter-spacing:-.3px}td span{display:block;color:#7c7566;font-size:15.5px;margin-top:4px}
.n,.d{font:500 15.5px "JetBrains Mono";color:#7c7566;width:78px}.d{width:92px}.s{font:400 33px "Instrument Serif";text-align:right;padding-right:26px;width:190px}
td i{font:500 15px "JetBrains Mono";border-radius:30px;padding:7px 15px;border:1.5px solid #0d0f1433}.paid{background:#0f6b5e;color:#eafff9;border-color:#0f6b5e!important}.late{background:#e8472f;color:#fff4ee;border-color:#e8472f!important}.seen{background:#ffe2b5}
.word{position:absolute;left:172px;top:44px;font:400 62px/1 "Instrument Serif";letter-spacing:-1.5px}`,
    body: `<div class="disc"></div><div class="ruled"></div><p class="word">Ledgerline</p>
<div class="window"><div class="bar"><i></i><i></i><i></i><p>ledgerline.example/may</p></div>
<div class="in"><div><small>OUTSTANDING IN MAY</small><h1>€ 11,650 <em>of 17,770</em></h1></div><div class="side"><small>LAST 12 MONTHS</small><div class="chart">${bars}</div></div>
<table>${rows}</table></div></div>`,
  });
};

export default draw;
