import { works } from '~/lib/collections/works';
import { worksGridSchema } from '~/sections/works-grid/works-grid.schema';

/** The works, each in a picture as wide as the window. */
export const placesSchema = worksGridSchema.extend({
  works: works({
    widths: [780, 1200, 1680, 2400],
    // On a phone its height decides: the middle of it fills an upright frame.
    sizes: '(width < 48rem) 222vw, 100vw',
  }),
});
