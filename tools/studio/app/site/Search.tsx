import { Input, SearchField } from 'react-aria-components';
import { useWords } from '../words.tsx';
import '../form/field.css';
import './fields.css';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field that narrows the list below it. */
export function Search({ value, onChange }: Props) {
  const words = useWords('site');
  return (
    <SearchField
      className="site-search"
      aria-label={words.search}
      value={value}
      onChange={onChange}
    >
      <Input className="field-input" placeholder={words.search} />
    </SearchField>
  );
}
