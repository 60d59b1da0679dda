import type { Plugin } from 'vite';

/** A change of a file: whether it has changed, or has come or gone. */
export interface FileChange {
  /** With its whole path. */
  readonly file: string;
  readonly type: 'create' | 'update' | 'delete';
}

/**
 * Says when the development server has taken up that a file has changed. Its watcher hears of the change earlier,
 * while the modules of before are still there: a page that is fetched then shows what was, or what is in one file
 * beside what was in another.
 */
export const takenUp = (onChange: (change: FileChange) => void): Plugin => ({
  name: 'studio:taken-up',
  enforce: 'post',
  hotUpdate: {
    order: 'post',
    handler({ server, file, type }) {
      // Each environment lets go of its own modules, one after another.
      if (Object.values(server.environments).at(-1) === this.environment) onChange({ file, type });
    },
  },
});
