import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { fill, useWords } from '../words.tsx';

interface HelpProps {
  /** What it explains, as its label says: `Focus point`. */
  readonly about: string;
  /** One to three short sentences. */
  readonly children: ReactNode;
}

/** A question mark beside a thing, which explains it. */
export function Help({ about, children }: HelpProps) {
  const words = useWords('shell');
  return (
    <DialogTrigger>
      <Button
        aria-label={fill(words.helpAbout, { about })}
        data-look="icon"
        className="react-aria-Button help-button"
      >
        <span aria-hidden="true">?</span>
      </Button>
      <Popover>
        <Dialog aria-label={about} className="react-aria-Dialog help-text">
          {children}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
