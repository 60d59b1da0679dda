/** Ninebell: a front door at dusk with nine bells, a code that works for ten minutes, and a parcel inside. */
import type { Draw } from '../../../workshop/types.ts';
import { range, repeat } from '../../kit.ts';
import { night, sheet } from './sheet.ts';

const [WIDE, TALL] = [1000, 750];

const NAMES = ['Ahern', 'Osei', 'Byrne', 'Nolan', 'Kowal', 'Lynch', 'Daly', 'Twomey', 'Reyes'];

const draw: Draw = () => {
  const bells = range(9)
    .map((k) => {
      const y = 156 + k * 38;
      const lit = k === 4;
      return `<rect x="722" y="${y}" width="122" height="28" rx="8" fill="${lit ? '#fff6d6' : '#171a3d'}"/><text x="734" y="${y + 20}" font-size="18" font-weight="600" fill="${lit ? '#4a2f00' : '#b9c1ff'}">${NAMES[k] ?? ''}</text><circle cx="868" cy="${y + 14}" r="11" fill="${lit ? '#ffab2e' : '#9aa6ff'}"/>`;
    })
    .join('');
  const digits = ['4', '1', '7', '2']
    .map(
      (digit, k) =>
        `<rect x="${722 + k * 37}" y="560" width="32" height="48" rx="9" fill="#fff6d6"/><text x="${738 + k * 37}" y="595" text-anchor="middle" font-size="30" font-weight="700" fill="#4a2100">${digit}</text>`,
    )
    .join('');
  const steps = `<path d="M120 694H620V720H120ZM84 720H656V750H84Z" fill="#3a44b8"/><path d="M120 694H620V700H120ZM84 720H656V726H84Z" fill="#9aa6ff" opacity=".5"/>`;
  const scene = `<svg class="over" width="${WIDE}" height="${TALL}" viewBox="0 0 ${WIDE} ${TALL}" font-family="Sora"><defs><linearGradient id="door" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffb3cb"/><stop offset=".5" stop-color="#ff6f9d"/><stop offset="1" stop-color="#d92a6c"/></linearGradient><linearGradient id="hall" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff6d6"/><stop offset=".6" stop-color="#ffd06e"/><stop offset="1" stop-color="#ffab2e"/></linearGradient><linearGradient id="fan" x1="0" y1="1" x2="0" y2="0"><stop stop-color="#ffd06e"/><stop offset="1" stop-color="#fff6d6"/></linearGradient><linearGradient id="spill" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffd06e" stop-opacity=".85"/><stop offset="1" stop-color="#ffab2e" stop-opacity=".1"/></linearGradient></defs>
<path d="M150 694V250A220 190 0 0 1 590 250V694Z" fill="#dfe5ff"/><path d="M182 694V256A188 164 0 0 1 558 256V694Z" fill="#171a3d"/><path d="M192 246A178 152 0 0 1 548 246Z" fill="url(#fan)"/>${repeat(4, (k) => `<path d="M370 246L${(370 + 190 * Math.cos(Math.PI * (0.2 + k * 0.2))).toFixed(0)} ${(246 - 165 * Math.sin(Math.PI * (0.2 + k * 0.2))).toFixed(0)}" stroke="#171a3d" stroke-width="8"/>`)}
<rect x="192" y="262" width="356" height="432" fill="url(#hall)"/><path d="M404 434H548V450H404Z" fill="#a85a00"/><path d="M420 450V694M534 450V694" stroke="#a85a00" stroke-width="9"/><g><rect x="420" y="352" width="66" height="82" rx="5" fill="#ff7d3a"/><path d="M446 352H460V434H446Z" fill="#fff0cf"/><rect x="490" y="388" width="48" height="46" rx="5" fill="#5b67f1"/><path d="M508 388H520V434H508Z" fill="#dfe5ff"/></g>
<path d="M192 262L376 296V694L192 694Z" fill="url(#door)"/><path d="M214 300L352 322V450H214Z" fill="none" stroke="#a8184f" stroke-opacity=".5" stroke-width="6"/><path d="M214 486H352V656H214Z" fill="none" stroke="#a8184f" stroke-opacity=".5" stroke-width="6"/><circle cx="352" cy="470" r="11" fill="#fff6d6"/>
<path d="M376 694H548L640 750H330Z" fill="url(#spill)"/>${steps}<path d="M376 694H548L572 720H360Z" fill="#ffd06e" opacity=".55"/><path d="M360 720H572L600 750H342Z" fill="#ffd06e" opacity=".35"/>
<rect x="694" y="92" width="212" height="576" rx="26" fill="#0b0d2c"/><rect x="688" y="84" width="212" height="576" rx="26" fill="url(#plate)"/><rect x="688" y="84" width="212" height="576" rx="26" fill="#4a55d8"/><path d="M714 84H874Q900 84 900 110V116Q900 90 874 90H714Q688 90 688 116V110Q688 84 714 84Z" fill="#cdd4ff" opacity=".8"/><text x="722" y="130" font-size="21" font-weight="700" fill="#fff">4 Quay Row</text>${bells}<rect x="708" y="516" width="172" height="126" rx="16" fill="#171a3d"/><text x="722" y="546" font-size="18" font-weight="500" fill="#cdd4ff">Code</text>${digits}<text x="722" y="632" font-size="17" font-weight="500" fill="#ffd06e">9 min 40 s left</text></svg>`;
  return sheet(WIDE, TALL, '', `${night(12, 36, 56)}${scene}`);
};

export default draw;
