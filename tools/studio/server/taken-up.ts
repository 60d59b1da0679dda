import type { Plugin } from 'vite';
import type { Events } from './events.ts';

/**
 * Tells the windows when the development server has taken up that a file has changed. Its watcher hears of the
 * change earlier, while the modules of before are still there: a page that is fetched then shows what was, or
 * what is in one file beside what was in another.
 */
export const takenUp = ({ tell }: Pick<Events, 'tell'>): Plugin => ({
  name: 'studio:taken-up',
  enforce: 'post',
  hotUpdate: {
    order: 'post',
    handler({ server }) {
      // Each environment lets go of its own modules, one after another.
      if (Object.values(server.environments).at(-1) === this.environment)
        tell({ kind: 'taken-up' });
    },
  },
});
