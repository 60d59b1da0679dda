/** Dip's first version: how cold it is, who is going in, and a button; and what comes after it. */
import type { Draw } from '../../../workshop/types.ts';
import { repeat } from '../../kit.ts';
import { night, sheet, telephone } from './sheet.ts';

const FACES = [
  ['NK', '#ff86ae', '#4a0a24'],
  ['BO', '#ffd06e', '#4a2f00'],
  ['SD', '#9aa6ff', '#171a3d'],
  ['TM', '#ffb766', '#4a2100'],
] as const;

const draw: Draw = () => {
  const sea = `<svg style="position:absolute;left:0;bottom:0" width="414" height="520" viewBox="0 0 414 520"><defs><linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#9aa6ff"/><stop offset=".4" stop-color="#5b67f1"/><stop offset="1" stop-color="#2f35d8"/></linearGradient></defs>${[0, 1, 2].map((k) => `<path d="M-40 ${34 + k * 38}${repeat(8, (n) => (n === 0 ? `q32 -26 64 0` : 't64 0'))}V520H-40Z" transform="translate(${-k * 22} 0)" fill="url(#sea)" opacity="${0.55 + k * 0.22}"/>`).join('')}</svg>`;
  const going = FACES.map(
    ([letters, ground, ink], k) =>
      `<i style="width:58px;height:58px;border-radius:50%;background:${ground};color:${ink};display:grid;place-items:center;font:700 19px/1 Sora;border:3px solid #3b43cf;margin-left:${k === 0 ? 0 : -12}px;font-style:normal">${letters}</i>`,
  ).join('');
  const screen = `<div style="position:absolute;inset:0;background:linear-gradient(#eef0ff,#ffdcc2 46%)"></div><div style="position:absolute;left:232px;top:214px;width:136px;height:136px;border-radius:50%;background:linear-gradient(#fff0cf,#ffb766 40%,#ff7d3a)"></div>${sea}
<p style="position:absolute;left:30px;right:30px;top:34px;display:flex;justify-content:space-between;font:700 24px/1 Sora;color:#23296b">Dip<span style="font-weight:500">Sat, 17:40</span></p>
<p style="position:absolute;left:30px;top:104px;font:600 25px/1 Sora;color:#23296b">Myrtleville</p><p style="position:absolute;left:26px;top:138px;font:700 104px/1 Sora;letter-spacing:-6px;color:#171a3d">9.4°</p><p style="position:absolute;left:30px;top:258px;font:500 20px/1.3 Sora;color:#3d438a">measured at four</p>
<div style="position:absolute;left:30px;right:30px;top:498px;color:#fff"><p style="font:600 23px/1.25 Sora">Tomorrow at six</p><p style="font:700 38px/1.15 Sora;letter-spacing:-1px;margin:6px 0 18px">14 going in</p><div style="display:flex;align-items:center">${going}<b style="font:600 20px/1 Sora;margin-left:14px">and 10 more</b></div></div>
<p style="position:absolute;left:24px;right:24px;bottom:30px;height:84px;border-radius:42px;background:linear-gradient(#ffb766,#ff7d3a);color:#3a1204;display:grid;place-items:center;font:700 26px/1 Sora">I’m going in</p>`;
  const rows = (
    [
      ['BO', '#ffd06e', '#4a2f00', 'Breda', 'has the flask'],
      ['NK', '#ff86ae', '#4a0a24', 'Nora', 'most mornings'],
      ['TM', '#ffb766', '#4a2100', 'Tom', 'his first time'],
    ] as const
  )
    .map(
      ([letters, ground, ink, name, note]) =>
        `<p style="display:grid;grid-template-columns:66px 1fr;gap:18px;align-items:center;padding:14px 0;border-top:2px solid #ffffff2e"><i style="width:62px;height:62px;border-radius:50%;background:${ground};color:${ink};display:grid;place-items:center;font:700 20px/1 Sora">${letters}</i><span style="font:600 25px/1.3 Sora">${name}<br><small style="font:400 21px/1.3 Sora;color:#cdd4ff">${note}</small></span></p>`,
    )
    .join('');
  const joined = `<div style="position:absolute;inset:0;background:linear-gradient(#2f35d8,#23296b 70%,#171a3d)"></div><p style="position:absolute;left:30px;right:30px;top:34px;display:flex;justify-content:space-between;font:700 24px/1 Sora">Dip<span style="font-weight:500">Sat, 17:41</span></p><div style="position:absolute;left:30px;top:104px;width:92px;height:92px;border-radius:50%;background:linear-gradient(#fff0cf,#ffb766 50%,#ff7d3a);display:grid;place-items:center"><svg width="52" height="52" viewBox="0 0 24 24" fill="none" stroke="#3a1204" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M4 12.500l5.500 5.500L20 6.500"/></svg></div><p style="position:absolute;left:28px;top:222px;font:700 58px/1.05 Sora;letter-spacing:-2.500px">You’re in,<br>at six.</p><p style="position:absolute;left:30px;top:366px;font:500 22px/1.4 Sora;color:#cdd4ff">15 going in now, with</p><div style="position:absolute;left:30px;right:30px;top:414px">${rows}</div><p style="position:absolute;left:30px;right:30px;bottom:36px;font:500 21px/1.4 Sora;color:#ffd06e">We’ll tell you tonight if it drops below 9°.</p>`;
  const stand = (left: number, top: number, inner: string): string =>
    `<div style="position:absolute;left:${left}px;top:${top}px;width:428px;height:832px;transform:scale(.8);transform-origin:0 0">${telephone(0, 0, 428, 832, 'background:#eef0ff', inner)}</div>`;
  return sheet(
    960,
    720,
    '',
    `${night(12, 50, 60)}${stand(112, 27, screen)}${stand(506, 27, joined)}`,
  );
};

export default draw;
