/** The ground behind a portrait: a soft sky and one large plain shape. */
import type { Params } from '../../workshop/types.ts';
import { coloursParam, numberParam, textParam } from '../kit.ts';

const MOTIFS: Readonly<Record<string, string>> = {
  disc: '<circle cx="480" cy="500" r="404" fill="url(#disc)"/>',
  arch: '<path d="M130 1220V470C130 276 286 110 480 110S830 276 830 470V1220Z" fill="url(#disc)"/>',
  halo: '<circle cx="480" cy="500" r="300" fill="url(#disc)"/><circle cx="480" cy="500" r="392" fill="none" stroke="var(--disc)" stroke-width="30" opacity=".45"/>',
  sunrise:
    '<path d="M40 800A440 440 0 0 1 920 800Z" fill="url(#disc)"/><rect y="800" width="960" height="400" fill="var(--low)" opacity=".55"/>',
  twin: '<circle cx="600" cy="420" r="330" fill="url(#disc)"/><circle cx="270" cy="760" r="190" fill="var(--disc)" opacity=".32"/>',
  window:
    '<path d="M150 90H810V1220H150Z" fill="url(#disc)"/><path d="M480 90V1220M150 470H810" stroke="var(--low)" stroke-width="10" opacity=".25"/>',
};

export function backdrop(params: Params, width: number, height: number): string {
  const [high, low, disc] = coloursParam(params, 'background', ['#ffc9a3', '#ff8a66', '#fff0dc']);
  const motif = MOTIFS[textParam(params, 'motif', 'disc')];
  if (motif === undefined) throw new Error('no such motif');
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient>
<linearGradient id="disc" x1=".2" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="${disc}" stop-opacity="${numberParam(params, 'discStrength', 0.95)}"/><stop offset="1" stop-color="${disc}" stop-opacity=".18"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/><g style="--disc:${disc};--low:${low}">${motif}</g>`;
}
