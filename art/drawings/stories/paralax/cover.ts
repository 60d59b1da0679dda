/** A detour as one picture: its near plane laid over the far one. Parameter: `place`. */
import detours from '../../desert/detours.ts';
import { page, textParam } from '../../kit.ts';
import type { Draw } from '../../../workshop/types.ts';

/** The drawing alone, without the page that it stands on. */
function plane(place: string, layer: string): string {
  const { markup } = detours({ place, layer });
  return markup.slice(markup.indexOf('<svg'), markup.lastIndexOf('</svg>') + 6);
}

const draw: Draw = (params) => {
  const place = textParam(params, 'place', 'erg');
  return page({
    width: 1200,
    height: 675,
    style: 'svg{position:absolute;inset:0;width:1200px;height:675px}',
    body: plane(place, 'far') + plane(place, 'near'),
  });
};

export default draw;
