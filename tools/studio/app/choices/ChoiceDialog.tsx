import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import {
  Button,
  Dialog,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import type { NamedChoice, NameKind } from '../../contract/documents.ts';
import { fill, useWords } from '../words.tsx';
import { ChoiceGrid } from './ChoiceGrid.tsx';
import { Cross } from './icons.tsx';
import { folderOf, foldersOf, searched, spoken } from './search.ts';

interface ChoiceDialogProps {
  readonly kind: Exclude<NameKind, 'pages'>;
  readonly choices: readonly NamedChoice[] | undefined;
  readonly value: string | undefined;
  /** The folder that the page has its own files in; it comes first. */
  readonly folder: string | undefined;
  readonly onChoose: (choice: NamedChoice) => void;
  readonly onClose: () => void;
  /** What else can be done here, as adding a file. */
  readonly actions?: ReactNode;
}

const ALL = '';

/** All choices of a kind, with a search and their folders. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { kind, choices, value, folder, onChoose, onClose, actions } = props;
  const words = useWords('choices');
  const [search, setSearch] = useState('');
  const folders = useMemo(() => foldersOf(choices ?? [], folder), [choices, folder]);
  const [shown, setShown] = useState<string>();
  const isThere = (name: string | undefined) => folders.some((one) => one.name === name);
  const start = value === undefined ? folder : folderOf(value);
  const current = shown ?? (start !== undefined && isThere(start) ? start : ALL);
  const wanted = useDeferredValue(search);
  const found = useMemo(() => {
    // A search looks everywhere, as one does not know where something lies.
    const inFolder =
      current === ALL || wanted !== ''
        ? (choices ?? [])
        : (choices ?? []).filter(({ name }) => folderOf(name) === current);
    return searched(inFolder, wanted);
  }, [choices, current, wanted]);
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose}>
      <Modal className="react-aria-Modal choice-modal">
        <Dialog className="react-aria-Dialog choice-dialog">
          <Heading slot="title">{words.titles[kind]}</Heading>
          <Button
            className="react-aria-Button choice-close"
            data-look="icon"
            aria-label={words.close}
            onPress={onClose}
          >
            <Cross />
          </Button>
          <div className="choice-bar">
            {/* Whoever opens the list looks for something in it. */}
            {/* eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog moves the focus anyway */}
            <SearchField value={search} onChange={setSearch} autoFocus>
              <Label className="visually-hidden">{words.search}</Label>
              <Input placeholder={kind === 'icons' ? words.iconSearch : words.search} />
              <Button aria-label={words.close}>
                <Cross />
              </Button>
            </SearchField>
            {actions}
          </div>
          <div className="choice-body" data-folders={folders.length > 0 || undefined}>
            {folders.length > 0 && (
              <ListBox
                aria-label={words.folders}
                className="react-aria-ListBox choice-folders"
                selectionMode="single"
                disallowEmptySelection
                selectedKeys={[wanted === '' ? current : ALL]}
                onSelectionChange={(keys) => {
                  setSearch('');
                  setShown(keys === 'all' ? ALL : String(keys.values().next().value ?? ALL));
                }}
              >
                <ListBoxItem id={ALL} textValue={words.all}>
                  {words.all} <small>{choices?.length}</small>
                </ListBoxItem>
                {folders.map(({ name, count }) => (
                  <ListBoxItem key={name} id={name} textValue={spoken(name)}>
                    {name === folder ? fill(words.own, { folder: spoken(name) }) : spoken(name)}{' '}
                    <small>{count}</small>
                  </ListBoxItem>
                ))}
              </ListBox>
            )}
            {choices ? (
              <ChoiceGrid
                kind={kind}
                label={words.titles[kind]}
                choices={found}
                value={value}
                onChoose={onChoose}
              />
            ) : (
              <p className="choice-none">{words.loading}</p>
            )}
          </div>
          <p role="status" className="visually-hidden">
            {choices && fill(words.found, { count: found.length })}
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
