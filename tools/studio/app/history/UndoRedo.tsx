import { useEffect } from 'react';
import {
  Button,
  Dialog,
  Heading,
  Modal,
  ModalOverlay,
  Tooltip,
  TooltipTrigger,
} from 'react-aria-components';
import type { HistoryStep, StepKind } from '../../contract/history.ts';
import { shortcut } from '../key-names.ts';
import { useNames } from '../names.ts';
import { fill, useWords } from '../words.tsx';
import './history.css';
import { useHistory } from './use-history.ts';
import { Icon } from '../shell/Icon.tsx';

/** Whether a key is meant for what it is pressed in: a text has an undo of its own. */
const isInText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role="textbox"]') !== null);

/** Which step a key asks for. */
function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey || isInText(target)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}

/** The buttons that take back the last change and do it again. */
export function UndoRedo() {
  const words = useWords('history');
  const { history, refused, step, drop, leave } = useHistory();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const kind = stepOf(event);
      if (!kind) return;
      event.preventDefault();
      void step(kind);
    };
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('keydown', hear);
    };
  }, [step]);
  return (
    <div role="group" aria-label={words.steps} className="history-steps">
      {(['undo', 'redo'] as const).map((kind) => (
        <StepButton key={kind} kind={kind} step={history[kind]} onPress={() => void step(kind)} />
      ))}
      <ModalOverlay isOpen={refused !== undefined} onOpenChange={leave} isDismissable>
        <Modal>
          <Dialog role="alertdialog" className="react-aria-Dialog history-refused">
            <Heading slot="title">{words.refusedStep}</Heading>
            <p>{words.refusedStepText}</p>
            <ul>
              {refused?.files.map((file) => (
                <li key={file}>
                  <code>{file}</code>
                </li>
              ))}
            </ul>
            <p className="history-choices">
              <Button data-look="primary" onPress={() => void drop()}>
                {words.dropStep}
              </Button>
              <Button onPress={leave}>{words.leaveStep}</Button>
            </p>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </div>
  );
}

const KEYS = { undo: 'Ctrl Z', redo: 'Ctrl Shift Z' } as const;

interface StepButtonProps {
  readonly kind: StepKind;
  readonly step: HistoryStep | undefined;
  readonly onPress: () => void;
}

function StepButton({ kind, step, onPress }: StepButtonProps) {
  const words = useWords('history');
  const names = useNames();
  const title = step && names.document(step.files[0] ?? '', step.title);
  const name = title === undefined ? words[kind] : fill(words[`${kind}Step`], { title });
  return (
    <TooltipTrigger delay={500}>
      <Button data-look="icon" aria-label={name} isDisabled={!step} onPress={onPress}>
        <Icon name={kind} />
      </Button>
      <Tooltip>{`${name} (${shortcut(KEYS[kind])})`}</Tooltip>
    </TooltipTrigger>
  );
}
