/** Simmer, a recipe app: a pot from above, the steps as a clock. */
import { repeat, stream } from '../kit.ts';
import { board, icon, phone } from './studio.ts';
import type { Draw } from '../../workshop/types.ts';

/** Tomato soup in an enamel pot, seen from above. */
function pot(size: number): string {
  const next = stream(9);
  const basil = repeat(9, () => {
    const [a, r] = [next() * 6.28, next() * 100];
    return `<g transform="translate(${(200 + r * Math.cos(a)).toFixed(0)} ${(200 + r * Math.sin(a)).toFixed(0)}) rotate(${(next() * 360).toFixed(0)})"><path d="M-26 0C-12 -20 14 -20 26 0C14 20 -12 20 -26 0Z" fill="#2f7d4a"/><path d="M-24 0H22" stroke="#1d5c35" stroke-width="2"/></g>`;
  });
  const oil = repeat(
    16,
    () =>
      `<circle cx="${(90 + next() * 220).toFixed(0)}" cy="${(90 + next() * 220).toFixed(0)}" r="${(3 + next() * 9).toFixed(1)}" fill="#f6a545" opacity=".75"/>`,
  );
  const beans = repeat(14, () => {
    const [a, r] = [next() * 6.28, next() * 120];
    return `<ellipse cx="${(200 + r * Math.cos(a)).toFixed(0)}" cy="${(200 + r * Math.sin(a)).toFixed(0)}" rx="17" ry="11" fill="#fbe7c4" transform="rotate(${(next() * 180).toFixed(0)} 200 200)"/>`;
  });
  return `<svg width="${size}" height="${size}" viewBox="-40 0 480 400"><rect x="-36" y="160" width="90" height="80" rx="26" fill="#1e4f8c"/><rect x="346" y="160" width="90" height="80" rx="26" fill="#1e4f8c"/><circle cx="200" cy="200" r="192" fill="#2a67b3"/><circle cx="200" cy="200" r="176" fill="#f7f2e6"/><circle cx="200" cy="206" r="160" fill="#a52a17"/><circle cx="200" cy="210" r="156" fill="#d8432a"/>${beans}${oil}${basil}<path d="M64 130A160 160 0 0 1 150 62" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".8"/></svg>`;
}

const STEPS: readonly (readonly [number: string, text: string, time: string])[] = [
  ['1', 'Soften the onion in plenty of oil', '8 min'],
  ['2', 'Tomatoes in, lid off', '20 min'],
  ['3', 'Beans, salt, a heel of bread', '10 min'],
];

const draw: Draw = () => {
  const dial = `<svg width="318" height="318" viewBox="0 0 318 318"><circle cx="159" cy="159" r="140" fill="none" stroke="#ffffff38" stroke-width="22"/><circle cx="159" cy="159" r="140" fill="none" stroke="#ffe9c9" stroke-width="22" stroke-linecap="round" stroke-dasharray="572 880" transform="rotate(-90 159 159)"/></svg>`;
  const recipe = `<div class="hero">${pot(440)}</div><div class="sheet"><h2>Sunday beans<br>in tomato</h2><p class="meta">${icon('clock', 20, 2)}40 min ${icon('user', 20, 2)}serves 4 ${icon('flame', 20, 2)}one pot</p>${STEPS.map(([number, text, time]) => `<div class="step"><i>${number}</i><b>${text}</b><span>${time}</span></div>`).join('')}<div class="go">Start cooking</div></div>`;
  const timer = `<div class="bar">${icon('left', 26, 2.2)}<b>Step 2 of 3</b>${icon('bell', 24, 2)}</div><div class="dial">${dial}<div><b>12:48</b><span>of 20 minutes</span></div></div><h2 class="say">Let it bubble.<br>Stir when you pass.</h2><div class="next"><small>Next</small><p>Drain two tins of beans<em>${icon('check', 20, 2.6)}</em></p><p>Tear a heel of bread<em class="off"></em></p></div>`;
  return board(
    ['Fraunces', 'Familjen'],
    `body{background:#f2b33d}.cloth{position:absolute;inset:0;background:repeating-linear-gradient(90deg,#e8412ba6 0 60px,#0000 60px 120px),repeating-linear-gradient(#e8412ba6 0 60px,#0000 60px 120px),#fff6e4;clip-path:polygon(0 46%,100% 20%,100% 100%,0 100%)}
.hero{position:absolute;inset:0 0 auto;height:430px;background:#9fcfd2}.hero svg{position:absolute;left:-25px;top:44px}.sheet{position:absolute;left:0;right:0;top:398px;bottom:0;background:#fffaf0;border-radius:36px 36px 0 0;padding:28px 26px}h2{font:500 43px/.98 Fraunces;font-variation-settings:"SOFT" 100,"WONK" 1,"opsz" 144;letter-spacing:-1.800px}.meta{display:flex;gap:8px;align-items:center;font:500 16px Familjen;margin:14px 0 12px;white-space:nowrap}.meta .icon:not(:first-child){margin-left:12px}
.step{display:grid;grid-template-columns:34px 1fr auto;gap:12px;align-items:center;padding:10px 0;border-top:1.500px solid #3a161017;font:500 17px/1.2 Familjen}.step i{width:34px;height:34px;border-radius:50%;background:#ffd9a3;display:grid;place-items:center;font:700 17px Familjen}.step b{font-weight:500}.step span{opacity:.7;font-size:15.500px}.go{position:absolute;left:22px;right:22px;bottom:32px;background:#e8412b;color:#fffaf0;border-radius:30px;text-align:center;padding:20px;font:700 19px/1 Familjen}
.bar{position:absolute;left:26px;right:26px;top:76px;display:flex;justify-content:space-between;align-items:center;font:600 17px Familjen}.dial{position:absolute;left:36px;top:130px}.dial div{position:absolute;inset:0;display:grid;place-content:center;text-align:center;font:500 17px Familjen}.dial b{font:500 78px/1 Fraunces;font-variation-settings:"opsz" 144;letter-spacing:-4px;font-feature-settings:"lnum","tnum"}.say{position:absolute;left:0;right:0;top:482px;text-align:center;font-size:35px;line-height:1.05}
.next{position:absolute;left:20px;right:20px;bottom:38px;background:#fffaf0;color:#3a1610;border-radius:30px;padding:20px 22px 12px}.next small{font:600 15px Familjen;opacity:.7}.next p{display:flex;justify-content:space-between;align-items:center;font:500 18px Familjen;height:60px;border-top:1.500px solid #3a161017;margin-top:0}.next small+p{border:0}.next em{width:34px;height:34px;border-radius:50%;background:#2f7d4a;color:#fff;display:grid;place-items:center}.next .off{background:none;border:2px solid #3a161040}`,
    `<div class="cloth"></div><div style="position:absolute;left:-150px;top:-130px">${pot(520)}</div>
${phone('left:288px;top:60px;transform:rotate(-4deg) scale(.93);box-shadow:0 60px 90px #5a1a0080', 'background:#fffaf0;color:#3a1610;font-family:Familjen', '18:20', recipe)}
${phone('left:668px;top:76px;transform:rotate(5deg) scale(.93);box-shadow:0 60px 90px #5a1a0090', 'background:#e8412b;color:#fffaf0;font-family:Familjen', '18:41', timer)}`,
  );
};

export default draw;
