import { useEffect } from 'react';
import { Button, Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import { useStudio } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';
import type { HeldField } from './save-summary.ts';
import { useSaveSummary } from './use-save-summary.ts';

/** Whether everything is on the disk, and what is not and why. */
export function SaveState() {
  const words = useWords('shell');
  const { announce } = useStudio();
  const { kind, held } = useSaveSummary();
  const sentence = kind === 'refused' ? fill(words.held, { count: held.length }) : words[kind];
  const needsOwner = kind === 'refused' || kind === 'conflict' || kind === 'failed';
  useEffect(() => {
    // Who types hears about trouble only.
    if (needsOwner) announce(sentence);
  }, [needsOwner, sentence, announce]);
  if (held.length > 0) return <HeldFields held={held} label={sentence} />;
  return (
    <p className="save-state" data-kind={kind}>
      {sentence}
    </p>
  );
}

/** The fields that are held back, each with a way to it. */
function HeldFields({
  held,
  label,
}: {
  readonly held: readonly HeldField[];
  readonly label: string;
}) {
  const words = useWords('shell');
  const { openField } = useStudio();
  return (
    <DialogTrigger>
      <Button data-look="quiet" className="react-aria-Button save-state" data-kind="refused">
        {label}
      </Button>
      <Popover>
        <Dialog>
          {({ close }) => (
            <>
              <Heading slot="title">{words.heldHeading}</Heading>
              <p>{words.heldText}</p>
              <ul className="held-fields">
                {held.map(({ file, title, mistake }) => (
                  <li key={`${file} ${mistake.path.join('.')} ${mistake.message}`}>
                    <Button
                      data-look="quiet"
                      onPress={() => {
                        close();
                        openField({ file, path: mistake.path });
                      }}
                    >
                      <strong>{title}</strong> {mistake.message}
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
