/** Rehearse: practise an interview aloud, see how the answer went. A 16:10 laptop screen. */
import { curve, page, range, repeat, stream } from '../kit.ts';
import type { Point } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

/** The spoken answer: loud and quiet phrases, with two pauses. */
function waveform(): string {
  const next = stream(23);
  return repeat(116, (k) => {
    const phrase = Math.abs(Math.sin(k * 0.105)) ** 0.7;
    const pause = (k > 40 && k < 45) || (k > 92 && k < 96) ? 0.08 : 1;
    const height = Math.max(5, Math.round((0.15 + 0.85 * next()) * phrase * pause * 146));
    const state = k < 84 ? (k > 58 && k < 71 ? 'mark' : 'said') : 'next';
    return `<i class="${state}" style="height:${height}px"></i>`;
  });
}

function score(name: string, value: number, note: string): string {
  const turn = (value / 100) * 2 * Math.PI * 33;
  return `<div class="score"><svg width="84" height="84" viewBox="0 0 84 84"><circle cx="42" cy="42" r="33" fill="none" stroke="#1d2530" stroke-width="8"/><circle cx="42" cy="42" r="33" fill="none" stroke="${value > 80 ? '#7ce0d6' : '#ffb454'}" stroke-width="8" stroke-linecap="round" stroke-dasharray="${turn} 400" transform="rotate(-90 42 42)"/><text x="42" y="50" text-anchor="middle" fill="#f2efe8" font-family="Inter" font-weight="600" font-size="23">${value}</text></svg><div><b>${name}</b><span>${note}</span></div></div>`;
}

const draw: Draw = () => {
  const pace: Point[] = range(12).map((k) => [
    k * 30,
    46 - 18 * Math.sin(k * 0.8) - (k > 7 ? 8 : 0),
  ]);
  return page({
    width: 1440,
    height: 900,
    families: ['Inter', 'Instrument Serif', 'JetBrains Mono'],
    style: `
body{background:#0e1319;color:#f2efe8;font-family:Inter;display:grid;grid-template-columns:92px minmax(0,1fr) 404px}
nav{border-right:1px solid #1d2530;display:flex;flex-direction:column;align-items:center;padding-top:30px;gap:30px}
nav b{width:46px;height:46px;border-radius:14px;background:#7ce0d6;color:#0e1319;font:400 34px/44px "Instrument Serif";text-align:center}
nav i{width:24px;height:24px;border-radius:8px;border:2.5px solid #4b5866}nav i.on{border-color:#7ce0d6;background:#7ce0d633}
main{padding:44px 52px}small{font:500 15px "JetBrains Mono";color:#8695a5;letter-spacing:.5px}
h1{font:400 69px/1.04 "Instrument Serif";margin:20px 0 34px;max-width:860px}
.wave{background:#141b23;border-radius:22px;padding:30px 30px 24px}.bars{display:flex;align-items:center;gap:3px;height:150px}
.bars i{width:3px;border-radius:2px;flex:1}.said{background:#7ce0d6}.mark{background:#ffb454}.next{background:#33404d}
.row{display:flex;justify-content:space-between;margin-top:16px}
.text{margin-top:34px;font-size:25px;line-height:1.62;color:#b9c3cd;max-width:860px}.text em{font-style:normal;color:#ffb454;border-bottom:2px dashed #ffb45488}.text u{text-decoration:none;color:#f2efe8;background:#7ce0d622;border-radius:6px;padding:2px 5px}
.go{display:flex;gap:16px;margin-top:38px}.go b{background:#7ce0d6;color:#0b1116;border-radius:40px;padding:17px 30px;font:600 19px Inter}.go span{border:1.5px solid #33404d;border-radius:40px;padding:16px 28px;font:500 19px Inter;color:#c8d1da}
aside{background:#12181f;border-left:1px solid #1d2530;padding:40px 34px}
aside h2{font:400 36px/1 "Instrument Serif";margin:12px 0 22px}
.score{display:flex;gap:20px;align-items:center;padding:13px 0;border-bottom:1px solid #1d2530}.score b{display:block;font:600 20px Inter}.score span{display:block;color:#8695a5;font-size:16.5px;margin-top:5px}
.pace{margin-top:24px}.tip{margin-top:20px;border-radius:18px;background:#ffb45418;padding:20px 22px;font-size:18px;line-height:1.5;color:#f5dcb6}`,
    body: `<nav><b>R</b><i class="on"></i><i></i><i></i><i></i></nav>
<main><small>QUESTION 3 OF 6 &nbsp;·&nbsp; PRODUCT ENGINEER</small>
<h1>Tell me about a time you changed your mind because of a user.</h1>
<div class="wave"><div class="bars">${waveform()}</div><div class="row"><small>01:12</small><small style="color:#ffb454">six fillers in nine seconds</small><small>02:00</small></div></div>
<p class="text"><u>We had shipped the calendar as a grid.</u> Then a producer showed me her week on paper, and <em>um, basically, sort of</em> everything I believed about the layout was wrong. So we threw it away and <u>measured again after a month.</u></p>
<div class="go"><b>Answer again</b><span>Listen</span><span>Next question</span></div></main>
<aside><small>FEEDBACK</small><h2>Clear, honest,<br>a little fast</h2>
${score('Structure', 88, 'Situation, choice, result')}${score('Clarity', 84, 'Short sentences')}${score('Evidence', 67, 'One number, no before')}${score('Pace', 72, '164 words a minute')}
<div class="pace"><svg width="334" height="66" viewBox="0 0 334 66"><path d="${curve(pace)}" fill="none" stroke="#7ce0d6" stroke-width="3.5" stroke-linecap="round"/><path d="M0 60H334" stroke="#1d2530" stroke-width="2"/></svg></div>
<div class="tip">Say the number before the story: “retention was 31&nbsp;%”.</div></aside>`,
  });
};

export default draw;
