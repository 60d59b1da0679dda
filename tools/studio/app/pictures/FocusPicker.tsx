import { Label, RadioButton, RadioField, RadioGroup, Text } from 'react-aria-components';
import { useWords } from '../words.tsx';
import { FOCUSES, FOCUS_POINTS, isFocus, nearestFocus, type Focus } from './focus.ts';

interface FocusPickerProps {
  /** The picture’s address. */
  readonly src: string;
  readonly value: Focus;
  readonly onChange: (focus: Focus) => void;
}

/** Shapes that pages crop pictures to, as width to height. */
const CROPS = ['3 / 1', '1 / 1', '3 / 5'] as const;

const positionOf = (focus: Focus) => `${FOCUS_POINTS[focus].join('% ')}%`;

/** Which part of a picture stays in view: pressed on the picture, or chosen by keys, with crops that show it. */
export function FocusPicker({ src, value, onChange }: FocusPickerProps) {
  const words = useWords('pictures');
  return (
    <RadioGroup
      className="react-aria-RadioGroup focus-picker"
      value={value}
      onChange={(name) => {
        if (isFocus(name)) onChange(name);
      }}
    >
      <Label>{words.focus}</Label>
      <Text slot="description">{words.focusHelp}</Text>
      {/* The marks on the picture do the same by keys. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above */}
      <div
        className="focus-picture"
        onClick={({ clientX, clientY, currentTarget }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          onChange(
            nearestFocus(((clientX - left) / width) * 100, ((clientY - top) / height) * 100),
          );
        }}
      >
        <img src={src} alt="" draggable={false} />
        {FOCUSES.map((focus) => {
          const [x, y] = FOCUS_POINTS[focus];
          return (
            <RadioField key={focus} value={focus} style={{ left: `${x}%`, top: `${y}%` }}>
              <RadioButton className="focus-mark">
                <span className="visually-hidden">{words.focuses[focus]}</span>
              </RadioButton>
            </RadioField>
          );
        })}
      </div>
      <p className="focus-said" aria-hidden="true">
        {words.focuses[value]}
      </p>
      <ul className="focus-crops" aria-label={words.crops}>
        {CROPS.map((aspectRatio) => (
          <li key={aspectRatio}>
            <img
              src={src}
              alt={aspectRatio}
              style={{ aspectRatio, objectPosition: positionOf(value) }}
            />
          </li>
        ))}
      </ul>
    </RadioGroup>
  );
}
