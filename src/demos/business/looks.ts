import { clsx } from 'clsx';
import boxes from './looks/boxes.module.css';
import folio from './looks/folio.module.css';
import heroSlider from './looks/hero-slider.module.css';
import textPicture from './looks/text-picture.module.css';

/** Which section wears what: all but the first screen are folios of one book. */
export const looks = {
  hero: heroSlider.look,
  boxes: clsx(folio.look, boxes.look),
  about: clsx(folio.look, textPicture.look),
  folio: folio.look,
};
