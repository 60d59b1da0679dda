import {
  Autocomplete,
  Button,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  SearchField,
  Select,
  SelectValue,
} from 'react-aria-components';
import { useStudio } from '../studio-context.ts';
import { useWords } from '../words.tsx';
import { Icon } from './Icon.tsx';
import { groupPages, isFound } from './page-groups.ts';

/** The page that is shown, and a search over all others. */
export function PageChooser() {
  const words = useWords('shell');
  const { site, page, language, goTo } = useStudio();
  return (
    <Select
      aria-label={words.page}
      className="react-aria-Select page-chooser"
      value={page.path}
      onChange={(path) => {
        if (typeof path === 'string') goTo(path);
      }}
    >
      <Button>
        <SelectValue>{() => page.title}</SelectValue>
        <Icon name="down" />
      </Button>
      <Popover className="react-aria-Popover page-chooser-list">
        <Autocomplete filter={isFound}>
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- what opens takes the focus, as a list does */}
          <SearchField aria-label={words.searchPages} autoFocus>
            <Input role="combobox" aria-expanded="true" placeholder={words.searchPages} />
          </SearchField>
          <ListBox renderEmptyState={() => <p className="page-chooser-none">{words.noPage}</p>}>
            {groupPages(site.pages, language).map(({ kind, pages }) => (
              <ListBoxSection key={kind} id={kind}>
                <Header>{words.kinds[kind]}</Header>
                {pages.map(({ path, title }) => (
                  <ListBoxItem key={path} id={path} textValue={`${title} ${path}`}>
                    <span className="page-title">{title}</span>
                    <small dir="ltr">{path}</small>
                  </ListBoxItem>
                ))}
              </ListBoxSection>
            ))}
          </ListBox>
        </Autocomplete>
      </Popover>
    </Select>
  );
}
