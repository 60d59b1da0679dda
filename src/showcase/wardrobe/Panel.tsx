import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import IconHanger from 'virtual:icon/hanger';
import IconX from 'virtual:icon/x';
import { writeChoices } from '~/showcase/choices/choices';
import { dress } from '~/showcase/choices/dress';
import type { Catalogue } from '~/showcase/wardrobe/wardrobe-catalogue';
import { Colours } from './Colours';
import { CopyButton } from './CopyButton';
import { Cut } from './Cut';
import { Faces } from './Faces';
import { homeOf } from './home-of';
import { Rail } from './Rail';
import { TakeHome } from './TakeHome';
import { themesOf, useOutfit } from './use-outfit';
import type { Outfit } from './visit';

interface PanelProps {
  catalogue: Catalogue;
  isOpen: boolean;
  /** Whether a visitor has opened it just now. */
  isAsked: boolean;
  /** Opens what is closed, and closes what is open. */
  onTurn: (isAsked: boolean) => void;
}

/**
 * The wardrobe: a dialogue beside the page, which stays in use. Closed it leaves a peg, by which it
 * is opened wherever one has scrolled to.
 */
export function Panel({ catalogue, isOpen, isAsked, onTurn }: PanelProps) {
  const { words } = catalogue;
  const home = homeOf(catalogue);
  const wearing = useOutfit(catalogue, home, isOpen);
  const dialog = useRef<HTMLElement>(null);
  const title = useId();
  useEffect(() => {
    if (isOpen && isAsked) dialog.current?.focus({ preventScroll: true });
  }, [isOpen, isAsked]);

  if (!isOpen)
    return (
      <button type="button" className="wardrobe-peg" onClick={() => onTurn(true)}>
        <IconHanger size={20} stroke={1.75} aria-hidden="true" />
        <span>{words.action}</span>
      </button>
    );

  const themes = themesOf(catalogue);
  const { outfit } = wearing;
  const entry = catalogue.entries.find(({ name }) => name === outfit.theme);
  if (!entry) return null;
  const worn = dress(entry.theme, outfit.choices, themes);
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onTurn(false);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears Escape wherever in it it is pressed
    <section
      ref={dialog}
      className="wardrobe-panel"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      onKeyDown={closeByKey}
    >
      <div className="wardrobe-head">
        <h2 id={title}>{words.action}</h2>
        <button
          type="button"
          className="wardrobe-close"
          aria-label={words.shut}
          onClick={() => onTurn(false)}
        >
          <IconX size={20} aria-hidden="true" />
        </button>
      </div>
      <div className="wardrobe-body">
        <Rail catalogue={catalogue} home={home} worn={outfit.theme} onWear={wearing.wear} />
        <Colours words={words} theme={worn} wearing={wearing} />
        <Faces catalogue={catalogue} entry={entry} wearing={wearing} />
        <Cut words={words} wearing={wearing} />
        <TakeHome words={words} entry={entry} theme={worn} />
      </div>
      <div className="wardrobe-foot">
        <button type="button" disabled={!wearing.isChanged} onClick={wearing.undo}>
          {words.undo}
        </button>
        <button type="button" disabled={!wearing.isChanged} onClick={wearing.undoAll}>
          {words.undoAll}
        </button>
        <CopyButton className="wardrobe-main" words={words} text={() => linkTo(outfit, home)}>
          {words.link}
        </CopyButton>
      </div>
    </section>
  );
}

/** This page's address with what it wears. A home's says by itself which theme that is. */
function linkTo({ theme, choices }: Outfit, home: string | undefined): string {
  const query = writeChoices(home === undefined ? { ...choices, theme } : choices);
  return location.origin + location.pathname + (query && `?${query}`);
}
