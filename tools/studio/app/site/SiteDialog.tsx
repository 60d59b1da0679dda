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
      className="site-overlay"
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className="site-modal">
        <Dialog className="site-dialog" role={isAlert === true ? 'alertdialog' : 'dialog'}>
          <Heading slot="title" className="site-dialog-title">
            {title}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
