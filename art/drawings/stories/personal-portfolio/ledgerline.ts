/** Ledgerline, past its first screen: the three fields, the invoice on paper, the reminder. */
import { page, textParam } from '../../kit.ts';
import type { Draw, Drawing } from '../../../workshop/types.ts';

const FAMILIES = [
  'Instrument Serif',
  'Instrument Serif Italic',
  'Inter',
  'JetBrains Mono',
] as const;

function fields(): Drawing {
  return page({
    width: 1440,
    height: 900,
    families: FAMILIES,
    style: `
body{background:#7ce0d6;color:#0d0f14;font-family:Inter}
.window{position:absolute;left:90px;top:80px;right:90px;bottom:-30px;border-radius:20px 20px 0 0;background:#fbf7ee;box-shadow:0 2px 0 #0d0f14,-30px 40px 0 #0d0f14;overflow:hidden}
.bar{height:56px;background:#0d0f14;display:flex;align-items:center;gap:10px;padding-left:24px}.bar i{width:13px;height:13px;border-radius:50%;background:#3a3f4b}.bar i:first-child{background:#ffb454}.bar p{margin-left:26px;background:#1d212b;color:#aab2c0;border-radius:9px;padding:8px 20px;font:500 14px "JetBrains Mono";width:400px}
.in{padding:64px 120px}label{display:grid;grid-template-columns:170px 1fr auto;align-items:baseline;border-bottom:2px solid #0d0f14;padding:18px 0 16px}
small{font:500 20px "JetBrains Mono";color:#6b6557}b{font:400 108px/1 "Instrument Serif";letter-spacing:-3px;white-space:nowrap}b em{font-style:italic;color:#8d8675}
u{display:inline-block;width:5px;height:84px;background:#ffb454;margin-left:6px;vertical-align:-10px}
.row{display:flex;justify-content:space-between;align-items:center;margin-top:44px}.row span{font:500 20px "JetBrains Mono";color:#6b6557}.row strong{background:#0d0f14;color:#fbf7ee;font:600 24px Inter;padding:20px 34px;border-radius:44px}`,
    body: `<div class="window"><div class="bar"><i></i><i></i><i></i><p>ledgerline.example/new</p></div><div class="in">
<label><small>Who</small><b>Cinema Meia-Luz</b><small>Lisbon</small></label>
<label><small>How much</small><b>€ 3,200</b><small>Trailer, two cuts</small></label>
<label><small>When</small><b>end of May<u></u> <em>30 May</em></b><small></small></label>
<div class="row"><span>No. 0048 · reminder three weeks after</span><strong>Send it ↵</strong></div></div></div>`,
  });
}

function paper(): Drawing {
  return page({
    width: 1000,
    height: 1250,
    families: FAMILIES,
    style: `
body{background:#ffb454;color:#0d0f14;font-family:Inter}
.sheet{position:absolute;left:130px;top:90px;width:760px;height:1075px;background:#fffdf8;box-shadow:-18px 24px 0 #0d0f14;padding:66px 68px;transform:rotate(-1.6deg)}
small{font:500 17px/1.6 "JetBrains Mono";color:#6b6557;display:block}h1{font:400 92px/.95 "Instrument Serif";letter-spacing:-3px;margin-bottom:52px}
.two{display:grid;grid-template-columns:1fr 1fr;font-size:19px;line-height:1.55;margin-bottom:60px}
table{width:100%;border-collapse:collapse;font-size:20px}td{padding:18px 0;border-top:1.5px solid #0d0f1422}td:last-child{text-align:right;font:400 31px "Instrument Serif"}tr:last-child td{border-top:3px solid #0d0f14;font-weight:600}tr:last-child td:last-child{font-size:62px;font-weight:400;letter-spacing:-1px}
.foot{position:absolute;left:68px;right:68px;bottom:58px;display:flex;justify-content:space-between;align-items:flex-end}`,
    body: `<div class="sheet"><small>Invoice 0048 · 6 May</small><h1>Trailer,<br>two cuts</h1><div class="two"><div><small>From</small>Juno Albrecht<br>Rua das Gaivotas 9<br>Lisbon</div><div><small>To</small>Cinema Meia-Luz<br>Accounts<br>Lisbon</div></div>
<table><tr><td>Long cut, 90 seconds</td><td>€ 1,900.00</td></tr><tr><td>Short cut, 30 seconds</td><td>€ 800.00</td></tr><tr><td>Sound mix, one day</td><td>€ 500.00</td></tr><tr><td>To pay by 30 May</td><td>€ 3,200.00</td></tr></table>
<div class="foot"><small>VAT is not charged,<br>small-business scheme</small><small style="text-align:right">Thank you.<br>ledgerline.example/0048</small></div></div>`,
  });
}

function reminder(): Drawing {
  return page({
    width: 1000,
    height: 1250,
    families: FAMILIES,
    style: `
body{background:#12343b;font-family:Inter;color:#0d0f14}
.phone{position:absolute;left:205px;top:76px;width:590px;height:1240px;border-radius:72px 72px 0 0;background:#0d0f14;padding:20px 20px 0}
.in{height:100%;background:#fbf7ee;border-radius:54px 54px 0 0;padding:44px 46px}
.top{display:flex;justify-content:space-between;font:500 20px "JetBrains Mono";color:#6b6557;margin-bottom:54px}
small{font:500 18px "JetBrains Mono";color:#6b6557}h1{font:400 66px/1 "Instrument Serif";letter-spacing:-2px;margin:14px 0 36px}
p{font-size:25px;line-height:1.55;margin-bottom:24px}.sum{border-radius:26px;background:#ffe2b5;padding:28px 30px;margin:36px 0 26px;display:flex;justify-content:space-between;align-items:baseline}.sum b{font:400 58px/1 "Instrument Serif"}
strong{display:block;background:#0f6b5e;color:#eafff9;text-align:center;font:600 25px Inter;border-radius:44px;padding:26px}`,
    body: `<div class="phone"><div class="in"><div class="top"><span>10:00</span><span>Tuesday, 19 May</span></div><small>Oficina do Vento · invoice 0044</small><h1>A small thing, still open</h1>
<p>Good morning,</p><p>the shop runs well, I looked in today. One invoice from April has not reached me yet. Could you see where it rests?</p>
<div class="sum"><small>due 28 April</small><b>€ 2,600.00</b></div><strong>Pay in one step</strong><p style="margin-top:34px">Warmly,<br>Juno</p></div></div>`,
  });
}

const VIEWS: Readonly<Record<string, () => Drawing>> = { fields, paper, reminder };

const draw: Draw = (params) => {
  const view = VIEWS[textParam(params, 'view', 'fields')];
  if (!view) throw new Error('no such view');
  return view();
};

export default draw;
