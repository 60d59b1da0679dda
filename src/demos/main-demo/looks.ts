import { clsx } from 'clsx';
import centred from './looks/centred.module.css';
import floor from './looks/floor.module.css';
import keys from './looks/keys.module.css';
import pinned from './looks/pinned.module.css';
import shelf from './looks/shelf.module.css';
import stair from './looks/stair.module.css';
import things from './looks/things.module.css';
import trays from './looks/trays.module.css';

/** Which section wears what: all are headed in the middle, and all but the first stand on a floor of steps. */
export const looks = {
  services: clsx(centred.look, stair.look),
  portfolio: clsx(centred.look, shelf.look),
  facts: clsx(centred.look, floor.look, trays.look),
  testimonials: clsx(centred.look, floor.look, things.look),
  news: clsx(centred.look, floor.look, pinned.look),
  brands: clsx(centred.look, floor.look, keys.look),
};
