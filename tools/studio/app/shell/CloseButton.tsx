import { Button } from 'react-aria-components';
import { useWords } from '../words.tsx';
import { Icon } from './Icon.tsx';

/** Closes the dialog that it stands in. */
export function CloseButton() {
  const words = useWords('shell');
  return (
    <Button
      slot="close"
      data-look="icon"
      aria-label={words.close}
      className="react-aria-Button close-button"
    >
      <Icon name="close" />
    </Button>
  );
}
