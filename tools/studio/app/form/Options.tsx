import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import './menu.css';

/** One of several things that a field may say. */
interface Option {
  readonly id: string | number;
  readonly title: string;
}

/** The list that a field with several choices opens. */
export function Options({ items }: { readonly items: readonly Option[] }) {
  return (
    <Popover className="form-popover">
      <ListBox className="form-menu" items={items}>
        {({ id, title }) => (
          <ListBoxItem id={id} className="form-menu-item">
            {title}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
