import { useEffect, useState } from 'react';
import { Button, Heading } from 'react-aria-components';
import { call } from '../client.ts';
import { printedKeys } from '../key-names.ts';
import type { PanelName } from '../studio-context.ts';
import { useWords } from '../words.tsx';
import { CHAPTERS, type BookPlace } from './chapters.ts';

const PANELS = ['content', 'sections', 'look', 'site'] as const satisfies PanelName[];

/** Keys, and what they do. */
const KEYS = [
  ['Tab', 'next'],
  ['Esc', 'escape'],
  ['Ctrl Z', 'undo'],
  ['Ctrl Shift Z', 'redo'],
  ['Ctrl B', 'bold'],
  ['Ctrl I', 'italic'],
  ['Ctrl K', 'link'],
] as const;

interface HelpOverviewProps {
  readonly onPlace: (place: BookPlace) => void;
  readonly onTour: () => void;
}

/** What each part of the window does, the keys, and the chapters of the book. */
export function HelpOverview({ onPlace, onTour }: HelpOverviewProps) {
  const words = useWords('shell');
  const [known, setKnown] = useState<readonly string[]>([]);
  useEffect(() => {
    // Without an answer there is no book to read.
    call('chapters', {}).then(setKnown, () => undefined);
  }, []);
  const chapters = CHAPTERS.filter((name) => known.includes(name));
  return (
    <>
      <Heading slot="title" level={2}>
        {words.help}
      </Heading>
      <p>{words.helpText}</p>
      <dl className="help-list">
        {PANELS.map((panel) => (
          <div key={panel}>
            <dt>{words[panel]}</dt>
            <dd>{words.helpPanels[panel]}</dd>
          </div>
        ))}
      </dl>
      <h3>{words.keys}</h3>
      <dl className="help-list">
        {KEYS.map(([keys, action]) => (
          <div key={action}>
            <dt dir="ltr">
              {printedKeys(keys).map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words.helpKeys[action]}</dd>
          </div>
        ))}
      </dl>
      {chapters.length > 0 && <h3>{words.book}</h3>}
      <ul className="help-chapters">
        {chapters.map((chapter) => (
          <li key={chapter}>
            <Button
              onPress={() => {
                onPlace({ name: chapter });
              }}
            >
              {words.chapters[chapter]}
            </Button>
          </li>
        ))}
      </ul>
      <p>
        <Button data-look="primary" onPress={onTour}>
          {words.tourAgain}
        </Button>
      </p>
    </>
  );
}
