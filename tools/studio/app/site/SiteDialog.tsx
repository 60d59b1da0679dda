import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import './dialog.css';

interface Props {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Whether an answer is asked for: screen readers say so. */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
}

/** A question above the window. */
export function SiteDialog({ title, isOpen, onClose, isAlert, children }: Props) {
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className="react-aria-Modal site-modal">
        <Dialog
          className="react-aria-Dialog site-dialog"
          role={isAlert === true ? 'alertdialog' : 'dialog'}
        >
          <Heading slot="title">{title}</Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
