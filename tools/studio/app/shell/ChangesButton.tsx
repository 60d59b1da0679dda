import { Button, Dialog, DialogTrigger, Modal, ModalOverlay } from 'react-aria-components';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { useWords } from '../words.tsx';
import { CloseButton } from './CloseButton.tsx';
import { Icon } from './Icon.tsx';
import { RoomBoundary } from './RoomBoundary.tsx';

/** Opens what has changed since the site was last published. */
export function ChangesButton() {
  const words = useWords('shell');
  return (
    <DialogTrigger>
      <Button data-look="quiet" aria-label={words.changes}>
        <Icon name="changes" />
        <span className="bar-text">{words.changes}</span>
      </Button>
      <ModalOverlay isDismissable>
        <Modal>
          <Dialog aria-label={words.changes} className="react-aria-Dialog studio-dialog">
            <CloseButton />
            <RoomBoundary>
              <HistoryPanel />
            </RoomBoundary>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
