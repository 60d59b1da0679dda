/** Halfboat's calendar for an August that two families share. */
import type { Draw } from '../../../workshop/types.ts';
import { range } from '../../kit.ts';
import { night, sheet } from './sheet.ts';

const [WIDE, TALL] = [1000, 750];

/** Who has the boat, day by day from 1 August 2025, a Friday: the Horgans, the Lynches, or it rests. */
const DAYS = 'LLLLRRRHHHRRRRLLLRHHHHHHHRRLLLL';

const LOOK = {
  H: ['linear-gradient(#ffb3cb,#ff86ae)', '#4a0a24'],
  L: ['linear-gradient(#ffc98a,#ff9a4d)', '#3a1a04'],
  R: ['#f4f5ff', '#5a6199'],
} as const;

const draw: Draw = () => {
  const head = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
    .map((day) => `<b class="day">${day}</b>`)
    .join('');
  const blanks = range(4)
    .map(() => '<i></i>')
    .join('');
  const days = DAYS.split('')
    .map((who, k) => {
      const [ground, ink] = LOOK[who as keyof typeof LOOK];
      const swap = k === 15 ? ';outline:5px solid #2f35d8;outline-offset:3px' : '';
      const holiday = k === 3 ? '<small>bank holiday</small>' : '';
      return `<i style="background:${ground};color:${ink}${swap}"><b>${k + 1}</b>${holiday}</i>`;
    })
    .join('');
  const sail = (colour: string, second: string): string =>
    `<svg width="44" height="48" viewBox="0 0 44 48"><path d="M20 4V34H4Z" fill="${colour}"/><path d="M24 0L40 34H24Z" fill="${second}"/><path d="M2 38H42L36 48H8Z" fill="#ffd06e"/></svg>`;
  return sheet(
    WIDE,
    TALL,
    `.panel{position:absolute;left:52px;top:46px;width:672px;height:658px;border-radius:34px;background:#fff;padding:30px 32px;color:#171a3d;box-shadow:0 30px 70px #05061acc}
h1{font:700 40px/1 Sora;letter-spacing:-1.500px;display:flex;align-items:center;gap:14px}.sub{font:500 21px/1 Sora;color:#5a6199;margin:10px 0 20px}.month{display:grid;grid-template-columns:repeat(7,1fr);gap:8px}.day{font:600 18px/1 Sora;color:#5a6199;padding:0 0 4px 8px}.month i{height:88px;border-radius:16px;padding:10px 11px;font-style:normal;display:flex;flex-direction:column;justify-content:space-between}.month i b{font:700 22px/1 Sora}.month small{font:600 13px/1.05 Sora}
.key{position:absolute;left:770px;top:84px;display:grid;gap:20px;font:600 23px/1.25 Sora}.key p{display:grid;grid-template-columns:40px 1fr;gap:14px;align-items:center}.key u{width:40px;height:40px;border-radius:14px}
.swap{position:absolute;left:666px;top:352px;width:292px;border-radius:32px;background:linear-gradient(#5b67f1,#2f35d8);padding:28px 28px 26px;box-shadow:0 24px 60px #05061acc}.swap h2{font:700 31px/1.1 Sora;letter-spacing:-1px}.swap p{font:500 20px/1.35 Sora;color:#dfe5ff;margin:12px 0 20px}.tap{display:flex;align-items:center;justify-content:space-between;height:58px;border-radius:29px;padding:0 22px;font:600 20px/1 Sora;margin-top:12px}`,
    `${night(12, 40, 50)}<div class="panel"><h1>August ${sail('#ff86ae', '#ff9a4d')}</h1><p class="sub">The Lynches pick first this month</p><div class="month">${head}${blanks}${days}</div></div>
<div class="key"><p><u style="background:${LOOK.H[0]}"></u>Horgans</p><p><u style="background:${LOOK.L[0]}"></u>Lynches</p><p><u style="background:${LOOK.R[0]}"></u>On her mooring</p></div>
<div class="swap"><h2>Swap the 16th?</h2><p>Horgans take it, Lynches get the 9th.</p><div class="tap" style="background:#ff9fbe;color:#4a0a24">Horgans<span>Yes</span></div><div class="tap" style="background:#ffb066;color:#3a1a04">Lynches<span>Tap</span></div></div>`,
  );
};

export default draw;
