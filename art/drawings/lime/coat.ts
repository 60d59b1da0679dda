import type { Draw } from '../../workshop/types.ts';
import { page, svg } from '../kit.ts';
import { trowelled } from './rough.ts';

const SIZE = 1200;

/** A coat of lime in light and shade alone, to be blended with any colour; its edges meet. */
const draw: Draw = () =>
  page({
    width: SIZE,
    height: SIZE,
    body: svg(
      SIZE,
      SIZE,
      `<defs>${trowelled('coat', 21, 0.7, '.0025 .006')}${trowelled('skim', 8, 0.9, '.011 .006')}</defs>
<rect width="${SIZE}" height="${SIZE}" filter="url(#coat)"/><g opacity=".36"><rect width="${SIZE}" height="${SIZE}" filter="url(#skim)"/></g>`,
    ),
  });

export default draw;
