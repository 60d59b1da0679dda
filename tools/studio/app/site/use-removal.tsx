import { useState, type ReactNode } from 'react';
import { RemoveDialog } from './RemoveDialog.tsx';

/** Something that has a page of its own. */
interface Removable {
  readonly title: string;
  readonly path: string;
}

/** Takes pages away. */
interface Removal {
  /** Asks first. */
  readonly remove: (entry: Removable) => void;
  /** What is asked, for the end of the room. */
  readonly dialog: ReactNode;
}

/** Taking away what the entries of a room lead to. */
export function useRemoval(): Removal {
  const [removed, remove] = useState<Removable>();
  return {
    remove,
    dialog: removed && (
      <RemoveDialog
        title={removed.title}
        path={removed.path}
        onClose={() => {
          remove(undefined);
        }}
      />
    ),
  };
}
