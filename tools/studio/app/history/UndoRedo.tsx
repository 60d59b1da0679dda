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
import { fill, useWords } from '../words.tsx';
import './history.css';
import { useHistory } from './use-history.ts';

/** Outlines of Tabler’s icons (MIT), on a grid of 24 units. */
const OUTLINES: Readonly<Record<StepKind, string>> = {
  undo: 'M9 14L5 10l4-4M5 10h11a4 4 0 1 1 0 8h-1',
  redo: 'M15 14l4-4l-4-4M19 10H8a4 4 0 1 0 0 8h1',
};

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
  const name = step ? fill(words[`${kind}Step`], { title: step.title }) : words[kind];
  return (
    <TooltipTrigger delay={500}>
      <Button data-look="icon" aria-label={name} isDisabled={!step} onPress={onPress}>
        <svg
          viewBox="0 0 24 24"
          width="18"
          height="18"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          className="history-arrow"
        >
          <path d={OUTLINES[kind]} />
        </svg>
      </Button>
      <Tooltip>{`${name} (${shortcut(KEYS[kind])})`}</Tooltip>
    </TooltipTrigger>
  );
}
