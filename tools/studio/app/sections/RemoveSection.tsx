import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { PageSection } from '../../contract/sections.ts';
import { fill, useWords } from '../words.tsx';
import { titleOf } from './titles.ts';
import type { ChangePage } from './use-sections.ts';
import './dialog.css';

/** What {@link RemoveSection} is given. */
interface RemoveSectionProps {
  /** The section that is about to go; none while nothing is asked. */
  readonly section: PageSection | undefined;
  readonly close: () => void;
  readonly change: ChangePage;
}

/** Asks once whether a section is to go. */
export function RemoveSection({ section, close, change }: RemoveSectionProps) {
  const words = useWords('sections');
  const name = section ? titleOf(section) : '';
  return (
    <ModalOverlay isOpen={section !== undefined} onOpenChange={close} isDismissable>
      <Modal className="react-aria-Modal sections-modal">
        <Dialog role="alertdialog" className="react-aria-Dialog sections-dialog">
          <Heading slot="title">{fill(words.removeTitle, { name })}</Heading>
          <p>{words.removeText}</p>
          <p className="sections-buttons">
            <Button onPress={close}>{words.cancel}</Button>
            <Button
              data-look="danger"
              onPress={() => {
                close();
                if (section)
                  void change('removeSection', { id: section.id }, fill(words.removed, { name }));
              }}
            >
              {words.remove}
            </Button>
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
