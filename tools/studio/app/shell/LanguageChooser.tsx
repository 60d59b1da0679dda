import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import { useStudio } from '../studio-context.ts';
import { useWords } from '../words.tsx';
import { Icon } from './Icon.tsx';
import { nameOfLanguage } from '../language-name.ts';

/** The language of the page that is shown; nothing on a site of one language. */
export function LanguageChooser() {
  const words = useWords('shell');
  const { site, page, language, goTo } = useStudio();
  if (site.languages.length < 2) return null;
  return (
    <Select
      aria-label={words.language}
      className="react-aria-Select language-chooser"
      value={language}
      onChange={(tag) => {
        if (typeof tag === 'string') goTo(page.path, tag);
      }}
    >
      <Button>
        <SelectValue />
        <Icon name="down" />
      </Button>
      <Popover>
        <ListBox>
          {site.languages.map((tag) => (
            <ListBoxItem key={tag} id={tag} lang={tag} textValue={nameOfLanguage(tag)}>
              {nameOfLanguage(tag)}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
