import { useState } from 'react';
import { Button, Dialog, DialogTrigger, Modal, ModalOverlay } from 'react-aria-components';
import { useWords } from '../words.tsx';
import { ChapterText } from './ChapterText.tsx';
import { CloseButton } from './CloseButton.tsx';
import type { BookPlace } from './chapters.ts';
import { HelpOverview } from './HelpOverview.tsx';
import { Icon } from './Icon.tsx';

/** Opens the help: what each part of the window does, the keys, and the chapters of the book. */
export function HelpButton({ onTour }: { readonly onTour: () => void }) {
  const words = useWords('shell');
  const [place, setPlace] = useState<BookPlace>();
  return (
    <DialogTrigger
      onOpenChange={() => {
        setPlace(undefined);
      }}
    >
      <Button data-look="icon" aria-label={words.help}>
        <Icon name="help" />
      </Button>
      <ModalOverlay isDismissable>
        <Modal>
          <Dialog className="react-aria-Dialog studio-dialog">
            {({ close }) => (
              <>
                <CloseButton />
                {place ? (
                  <ChapterText
                    place={place}
                    onPlace={setPlace}
                    onBack={() => {
                      setPlace(undefined);
                    }}
                  />
                ) : (
                  <HelpOverview
                    onPlace={setPlace}
                    onTour={() => {
                      close();
                      onTour();
                    }}
                  />
                )}
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
