import { Button, Link, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { addressOf } from '../frame/page-address.ts';
import { UndoRedo } from '../history/UndoRedo.tsx';
import { useStudio } from '../studio-context.ts';
import { useWords } from '../words.tsx';
import { ChangesButton } from './ChangesButton.tsx';
import { HelpButton } from './HelpButton.tsx';
import { Icon } from './Icon.tsx';
import { InterfaceLanguageMenu } from './InterfaceLanguageMenu.tsx';
import { LanguageChooser } from './LanguageChooser.tsx';
import { Mark } from './Mark.tsx';
import { PageChooser } from './PageChooser.tsx';
import { RoomBoundary } from './RoomBoundary.tsx';
import { SaveState } from './SaveState.tsx';
import './bar.css';

/** What a small window shows, which has no place for both. */
export type View = 'edit' | 'page';

interface TopBarProps {
  readonly isPanelOpen: boolean;
  readonly onPanel: () => void;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly onTour: () => void;
}

/** What is shown, where it stands, and what can be taken back. */
export function TopBar({ isPanelOpen, onPanel, view, onView, onTour }: TopBarProps) {
  const words = useWords('shell');
  const { site, page, language } = useStudio();
  return (
    <header className="studio-bar">
      <div className="studio-brand">
        <Mark />
        <h1>{site.name}</h1>
      </div>
      <Button
        data-look="icon"
        className="react-aria-Button panel-button"
        aria-label={isPanelOpen ? words.hidePanel : words.showPanel}
        aria-expanded={isPanelOpen}
        onPress={onPanel}
      >
        <Icon name="panel" />
      </Button>
      <PageChooser />
      <LanguageChooser />
      <ToggleButtonGroup
        className="react-aria-ToggleButtonGroup view-switch"
        aria-label={words.view}
        disallowEmptySelection
        selectedKeys={[view]}
        onSelectionChange={(keys) => {
          onView(keys.has('page') ? 'page' : 'edit');
        }}
      >
        <ToggleButton id="edit">{words.edit}</ToggleButton>
        <ToggleButton id="page">{words.page}</ToggleButton>
      </ToggleButtonGroup>
      <div className="studio-actions">
        <SaveState />
        <RoomBoundary>
          <UndoRedo />
        </RoomBoundary>
        <ChangesButton />
        <Link
          href={addressOf(page.path, language, site)}
          target="_blank"
          aria-label={words.open}
          className="react-aria-Button"
          data-look="icon"
        >
          <Icon name="open" />
        </Link>
        <InterfaceLanguageMenu />
        <HelpButton onTour={onTour} />
      </div>
    </header>
  );
}
