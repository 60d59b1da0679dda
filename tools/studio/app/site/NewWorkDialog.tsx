import { useState } from 'react';
import {
  Input,
  Label,
  RadioButton,
  RadioField,
  RadioGroup,
  Text,
  TextField,
} from 'react-aria-components';
import { WORK_FORMATS, type WorkFormat, type WorkGroup } from '../../contract/site.ts';
import { useWords } from '../words.tsx';
import { NewDialog } from './NewDialog.tsx';
import '../form/field.css';
import './fields.css';

interface Props {
  /** Where a work may stand. */
  readonly groups: readonly WorkGroup[];
  readonly onClose: () => void;
}

/** Asks what a new work is called, where it stands, and what its page begins with. */
export function NewWorkDialog({ groups, onClose }: Props) {
  const words = useWords('site');
  const [home, setHome] = useState(groups.find(({ works }) => works.length > 0)?.home ?? '');
  const [format, setFormat] = useState<WorkFormat>('story');
  const [film, setFilm] = useState('');
  return (
    <NewDialog
      kind="work"
      thingOf={(title) => ({
        kind: 'work',
        title,
        format,
        ...(home !== '' && { home }),
        ...(format === 'film' && { film }),
      })}
      onClose={onClose}
    >
      {groups.length > 1 && (
        <label className="site-field">
          <span>{words.workHome}</span>
          <select
            className="field-input"
            value={home}
            onChange={({ target }) => {
              setHome(target.value);
            }}
          >
            {groups.map((group) => (
              <option key={group.home ?? ''} value={group.home ?? ''}>
                {group.title ?? words.noHome}
              </option>
            ))}
          </select>
        </label>
      )}
      <RadioGroup
        className="site-field"
        value={format}
        onChange={(value) => {
          setFormat(WORK_FORMATS.find((one) => one === value) ?? 'story');
        }}
      >
        <Label>{words.workFormat}</Label>
        {WORK_FORMATS.map((one) => (
          <RadioField key={one} value={one}>
            <RadioButton className="site-choice">{words.formats[one].title}</RadioButton>
            <Text slot="description" className="site-choice-note">
              {words.formats[one].note}
            </Text>
          </RadioField>
        ))}
      </RadioGroup>
      {format === 'film' && (
        <TextField className="site-field" type="url" value={film} onChange={setFilm} isRequired>
          <Label>{words.filmAddress}</Label>
          <Input className="field-input" />
        </TextField>
      )}
    </NewDialog>
  );
}
