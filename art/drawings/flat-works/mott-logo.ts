/** Mott & Daughters, bookbinders: a monogram folded from two sheets; cards, seal, spines. */
import { repeat } from '../kit.ts';
import { board } from './studio.ts';
import type { Draw } from '../../workshop/types.ts';

/** The mark on 120 × 100: an M that is an open book seen from above the spine. */
function mark(width: number, front: string, back: string): string {
  return `<svg width="${width}" height="${(width * 100) / 120}" viewBox="0 0 120 100"><path d="M6 18L34 6V82L6 94Z" fill="${front}"/><path d="M34 6L60 46V98L34 58Z" fill="${back}"/><path d="M86 6L60 46V98L86 58Z" fill="${front}"/><path d="M114 18L86 6V82L114 94Z" fill="${back}"/></svg>`;
}

const draw: Draw = () => {
  const spines = [
    ['#7a1f2b', 74, 500, 'Tides'],
    ['#e9c46a', 52, 440, 'Recipes'],
    ['#20404a', 92, 540, 'Collected letters'],
    ['#d9cdbb', 46, 470, 'Herbarium'],
    ['#c25a35', 84, 510, 'Ledger, 1961'],
    ['#3a2430', 60, 560, 'Night trains'],
  ] as const;
  const widths = spines.map(([, width]) => width);
  const row = spines
    .map(([tone, width, height, title], k) => {
      const x = 56 + widths.slice(0, k).reduce((sum, value) => sum + value + 4, 0);
      const ink = k === 1 || k === 3 ? '#3a2430' : '#f6ead8';
      return `<g transform="translate(${x} ${620 - height})"><rect width="${width}" height="${height}" fill="${tone}"/><rect width="${width * 0.2}" height="${height}" fill="#fff" opacity=".10"/><rect x="${width * 0.78}" width="${width * 0.22}" height="${height}" fill="#000" opacity=".18"/><path d="M0 44H${width}M0 54H${width}M0 ${height - 84}H${width}" stroke="${ink}" stroke-width="2.500"/><text transform="translate(${width / 2 - 10} 84) rotate(90)" font-family="Cormorant" font-weight="600" font-size="31" fill="${ink}">${title}</text><g transform="translate(${width / 2 - 15} ${height - 62})">${mark(30, ink, ink)}</g></g>`;
    })
    .join('');
  return board(
    ['Cormorant'],
    `body{background:#efe4d2;color:#3a2430;font-family:Cormorant}section{position:absolute;overflow:hidden}
.word{font:600 72px/.86 Cormorant;letter-spacing:-2px}.card{position:absolute;width:360px;height:216px;padding:28px 30px;box-shadow:0 3px 6px #00000030,-14px 24px 44px #2a0a1070;font:500 19px/1.3 Cormorant}
.card b{font:600 32px/1 Cormorant;letter-spacing:-.6px;display:block;margin-bottom:4px}.seal{position:absolute;width:220px;height:220px;border-radius:50%;background:radial-gradient(circle at 35% 28%,#c7404a,#8f1f2c 62%,#6f1420);display:grid;place-items:center;box-shadow:0 10px 22px #2a0a1080,inset 0 0 0 16px #7f1a27,inset 0 4px 10px 16px #d2606833;border-radius:49% 51% 52% 48%/51% 48% 52% 49%}
.seal svg{filter:drop-shadow(0 1.500px 0 #d9737a) drop-shadow(0 -1.500px 0 #5a0f19)}`,
    `<section style="left:0;top:0;width:620px;height:620px;background:#dcb9a0"><svg width="620" height="620" viewBox="0 0 620 620" font-size="20"><path d="M0 0H620V620H0Z" fill="#d9b196"/><path d="M0 0H330L620 360V620H0Z" fill="#e3c1a9"/>${row}<path d="M464 620L500 118L572 124L538 620Z" fill="#1c3a34"/><path d="M552 122L572 124L538 620H520Z" fill="#000" opacity=".2"/><path d="M496 176L568 182M494 190L567 196" stroke="#f6ead8" stroke-width="2.500"/></svg></section>
<section style="left:620px;top:0;width:580px;height:430px;background:#3a2430;color:#f6ead8;display:flex;align-items:center;justify-content:center;gap:34px">${mark(150, '#f6ead8', '#c25a35')}<p class="word">Mott &amp;<br>Daughters</p></section>
<section style="left:0;top:620px;width:620px;height:280px;background:#20404a"><svg width="620" height="280" viewBox="0 0 620 280">${repeat(24, (k) => `<g transform="translate(${(k % 8) * 80 - 8} ${Math.floor(k / 8) * 94 + 8 + (k % 2) * 4})">${mark(72, k % 3 === 0 ? '#e9c46a' : '#dcb9a0', k % 3 === 1 ? '#c25a35' : '#3f6a74')}</g>`)}</svg></section>
<section style="left:620px;top:430px;width:580px;height:470px;background:#c25a35"><div class="card" style="left:44px;top:44px;background:#f6ead8;transform:rotate(-4deg)"><b>Agnes Mott</b>Binding and repair<p style="position:absolute;left:30px;bottom:24px">Glovers’ Yard 4<br>agnes@mott.example</p><p style="position:absolute;right:30px;bottom:28px">${mark(52, '#3a2430', '#c25a35')}</p></div><div class="card" style="left:170px;top:236px;background:#20404a;transform:rotate(3deg);display:grid;place-items:center">${mark(96, '#e9c46a', '#dcb9a0')}</div><div class="seal" style="left:330px;top:0px;transform:scale(.62)">${mark(110, '#8f1f2c', '#8f1f2c')}</div></section>`,
  );
};

export default draw;
