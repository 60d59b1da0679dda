/** Longroom, a museum guide: a floor plan that talks, one work in the ear. */
import { repeat, stream } from '../kit.ts';
import { board, icon, phone } from './studio.ts';
import type { Draw } from '../../workshop/types.ts';

/** An invented painting: figures as arches at the shore, in five flat tones. */
function painting(width: number, height: number): string {
  return `<svg width="${width}" height="${height}" viewBox="0 0 300 380" preserveAspectRatio="xMidYMid slice"><rect width="300" height="380" fill="#e8b88a"/><circle cx="206" cy="104" r="58" fill="#f6e3bf"/><path d="M0 190H300V380H0Z" fill="#2c6e7f"/><path d="M0 190H300V206H0Z" fill="#7fb3ab"/><path d="M0 300Q150 250 300 310V380H0Z" fill="#c9683f"/><path d="M46 352V214A38 38 0 0 1 122 214V352Z" fill="#2b1d3a"/><circle cx="84" cy="146" r="25" fill="#6b3a2a"/><path d="M118 360V240A32 32 0 0 1 182 240V360Z" fill="#d9432f"/><circle cx="150" cy="178" r="22" fill="#a8623f"/><path d="M190 364V270A26 26 0 0 1 242 270V364Z" fill="#f1d38a"/><circle cx="216" cy="220" r="18" fill="#7a4632"/></svg>`;
}

/** A bust cut in three planes. */
function bust(size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 200 200"><rect width="200" height="200" fill="#c8502f"/><path d="M60 200C60 160 84 150 90 132C70 120 64 90 70 66C78 36 124 30 138 60C146 84 142 112 124 130C126 150 150 160 154 200Z" fill="#f3ece0"/><path d="M112 34C134 44 150 84 124 130C126 150 150 160 154 200H112Z" fill="#d5c7b4"/></svg>`;
}

const draw: Draw = () => {
  const next = stream(12);
  const wave = repeat(
    46,
    (k) => `<i style="height:${Math.round(8 + next() * 40)}px;opacity:${k < 19 ? 1 : 0.32}"></i>`,
  );
  const plan = `<svg width="350" height="372" viewBox="0 0 350 372" fill="none" stroke="#231b16" stroke-width="6" stroke-linejoin="round"><rect x="4" y="4" width="120" height="150" fill="#f1e5d0"/><rect x="124" y="4" width="222" height="96" fill="#f1e5d0"/><rect x="4" y="154" width="120" height="214" fill="#f6d7c3"/><rect x="124" y="100" width="142" height="160" fill="#c8502f"/><rect x="266" y="100" width="80" height="160" fill="#f1e5d0"/><rect x="124" y="260" width="222" height="108" fill="#f1e5d0"/><g stroke="#f6f0e4" stroke-width="8"><path d="M124 60V90M60 154H92M124 210V240M180 100H212M266 170V200M220 260H252"/></g><path d="M74 340C74 230 90 220 160 226S200 140 196 60" stroke="#231b16" stroke-width="4" stroke-dasharray="1 11" stroke-linecap="round"/><circle cx="196" cy="182" r="19" fill="#f6f0e4" stroke="none"/><circle cx="196" cy="182" r="9" fill="#231b16" stroke="none"/><g font-family="Archivo" font-weight="700" font-size="20" fill="#231b16" stroke="none"><text x="22" y="40">1</text><text x="142" y="40">2</text><text x="284" y="136">4</text><text x="142" y="296">5</text><text x="22" y="190">6</text><text x="142" y="138" fill="#f6f0e4">3</text></g></svg>`;
  const look = 'background:#f6f0e4;color:#231b16;font-family:Archivo';
  const map = `<div class="top"><h2>You are in<br>room three</h2></div><div class="plan">${plan}</div><div class="list"><p>${painting(62, 62)}<b>Three at the Shore<small>Behind you, on the long wall</small></b></p><p>${bust(62)}<b>Head of a Listener<small>Eleven steps ahead</small></b></p></div>`;
  const work = `<div class="frame">${painting(390, 470)}</div><div class="body"><h2>Three at<br>the Shore</h2><p>Vera Lindqvist-Osei, 1934. Tempera on oak.</p><div class="wave">${wave}</div><div class="time"><span>1:12</span><span>2:54</span></div><div class="keys">${icon('left', 28, 2.2)}<u>${icon('pause', 32, 2.4)}</u>${icon('ear', 28, 2)}</div></div>`;
  return board(
    ['Archivo'],
    `body{background:#e4d6bf}.wall{position:absolute;left:0;right:0;top:0;height:690px;background:#ddc9ab}.wall:after{content:"";position:absolute;left:0;right:0;bottom:0;height:14px;background:#b99f7c}.floor{position:absolute;left:0;right:0;top:690px;bottom:0;background:#8b5a3c}.arch{position:absolute;background:#c8502f;border-radius:400px 400px 0 0}
h2{font:700 47px/.94 Archivo;font-stretch:88%;letter-spacing:-2px}.top{position:absolute;left:22px;top:80px}.plan{position:absolute;left:20px;top:192px}.list{position:absolute;left:20px;right:20px;top:588px}.list p{display:flex;gap:16px;align-items:center;border-top:3px solid #231b16;padding:14px 0}.list p+p{border-top-width:1.500px}.list svg{width:62px;height:62px;border-radius:6px}.list b{font:700 19px/1.25 Archivo;font-stretch:92%;letter-spacing:-.3px}.list small{display:block;font:400 15.500px/1.3 Archivo;opacity:.75}
.frame{position:absolute;left:0;top:0}.body{position:absolute;left:0;right:0;top:446px;bottom:0;background:#231b16;color:#f6f0e4;padding:28px 26px}.body p{font:400 16px/1.35 Archivo;opacity:.8;margin-top:12px}.wave{display:flex;gap:3.500px;align-items:center;height:54px;margin-top:16px}.wave i{flex:1;background:#f0a878;border-radius:2px}.time{display:flex;justify-content:space-between;font:500 14.500px Archivo;margin-top:8px;font-variant-numeric:tabular-nums}.keys{display:flex;justify-content:space-between;align-items:center;padding:4px 34px}.keys u{width:78px;height:78px;border-radius:50%;background:#c8502f;display:grid;place-items:center}`,
    `<div class="wall"></div><div class="floor"></div><div class="arch" style="left:96px;top:84px;width:470px;height:606px;background:#c8502f"></div><div class="arch" style="left:664px;top:180px;width:420px;height:510px;background:#2c6e7f"></div>
${phone('left:182px;top:96px;transform:scale(.88);box-shadow:26px 44px 60px #3a1a0a80', look, '11:20', map)}
${phone('left:642px;top:40px;transform:scale(.945);box-shadow:26px 50px 70px #3a1a0a90', 'background:#231b16;color:#231b16;font-family:Archivo', '11:24', work)}`,
  );
};

export default draw;
