import {
  Button,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
} from 'react-aria-components';
import { useInterface, useWords } from '../words.tsx';
import { Icon } from './Icon.tsx';
import { INTERFACE_LANGUAGES } from './interface-language.ts';
import { nameOfLanguage } from '../language-name.ts';

/** The language of the studio itself, whatever the page’s. */
export function InterfaceLanguageMenu() {
  const words = useWords('shell');
  const { language, choose } = useInterface();
  return (
    <MenuTrigger>
      <Button data-look="icon" aria-label={words.studioLanguage}>
        <Icon name="language" />
      </Button>
      <Popover>
        <Menu>
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[language]}
            onSelectionChange={(keys) => {
              const wanted = INTERFACE_LANGUAGES.find((tag) => keys !== 'all' && keys.has(tag));
              if (wanted) choose(wanted);
            }}
          >
            <Header>{words.studioLanguage}</Header>
            {INTERFACE_LANGUAGES.map((tag) => (
              <MenuItem key={tag} id={tag} lang={tag} textValue={nameOfLanguage(tag)}>
                {nameOfLanguage(tag)}
              </MenuItem>
            ))}
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
