import { useMemo } from 'react';
import { GridLayout, ListBox, ListBoxItem, Size, Virtualizer } from 'react-aria-components';
import type { NamedChoice, NameKind } from '../../contract/documents.ts';
import { useWords } from '../words.tsx';
import { Preview } from './Preview.tsx';
import { spoken } from './search.ts';

interface ChoiceGridProps {
  readonly kind: NameKind;
  readonly label: string;
  readonly choices: readonly NamedChoice[];
  readonly value: string | undefined;
  readonly onChoose: (choice: NamedChoice) => void;
}

/** In pixels: a card’s least width and its height. */
const CARDS = { small: new Size(92, 92), large: new Size(148, 148) };
const GAP = new Size(8, 8);

/** Choices as cards; only those in view are drawn, so that thousands open at once. */
export function ChoiceGrid({ kind, label, choices, value, onChoose }: ChoiceGridProps) {
  const words = useWords('choices');
  const size = kind === 'icons' ? CARDS.small : CARDS.large;
  const options = useMemo(
    () => ({
      minItemSize: size,
      minSpace: GAP,
      preserveAspectRatio: true,
    }),
    [size],
  );
  const items = useMemo(() => choices.map((choice) => ({ ...choice, id: choice.name })), [choices]);
  return (
    <Virtualizer layout={GridLayout} layoutOptions={options}>
      <ListBox
        aria-label={label}
        className="react-aria-ListBox choice-grid"
        layout="grid"
        items={items}
        selectionMode="single"
        escapeKeyBehavior="none"
        selectedKeys={value === undefined ? [] : [value]}
        onSelectionChange={(keys) => {
          // Pressing what is chosen already chooses it once more.
          const name = keys === 'all' ? undefined : (keys.values().next().value ?? value);
          const choice = choices.find((one) => one.name === name);
          if (choice) onChoose(choice);
        }}
        renderEmptyState={() => <p className="choice-none">{words.nothing}</p>}
      >
        {(choice) => (
          <ListBoxItem
            className="react-aria-ListBoxItem choice-card"
            data-kind={kind}
            textValue={choice.title ?? (kind === 'icons' ? choice.name : spoken(choice.name))}
          >
            <Preview kind={kind} choice={choice} />
            <span className="choice-name">
              {choice.title ?? (kind === 'icons' ? choice.name : spoken(choice.name))}
            </span>
          </ListBoxItem>
        )}
      </ListBox>
    </Virtualizer>
  );
}
