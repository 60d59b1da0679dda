import {
  ColorArea,
  ColorField,
  ColorSlider,
  ColorThumb,
  Input,
  Label,
  SliderTrack,
  type Color,
} from 'react-aria-components';
import { fill, useWords } from '../words.tsx';
import './colour-picker.css';

interface ColourPickerProps {
  readonly title: string;
  readonly colour: Color;
  /** While one drags. */
  readonly onDrag: (colour: Color) => void;
  /** When one has let go. */
  readonly onChoose: (colour: Color) => void;
}

/** A colour by sight, by its hue and by its digits. */
export function ColourPicker({ title, colour, onDrag, onChoose }: ColourPickerProps) {
  const words = useWords('look');
  return (
    <div className="look-picker">
      <ColorArea
        aria-label={fill(words.shade, { colour: title })}
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
        value={colour}
        onChange={onDrag}
        onChangeEnd={onChoose}
        className="look-area"
      >
        <ColorThumb className="look-thumb" />
      </ColorArea>
      <ColorSlider
        colorSpace="hsb"
        channel="hue"
        value={colour}
        onChange={onDrag}
        onChangeEnd={onChoose}
        className="look-hue"
      >
        <Label className="look-label">{words.hue}</Label>
        <SliderTrack className="look-hue-track">
          <ColorThumb className="look-thumb" />
        </SliderTrack>
      </ColorSlider>
      <ColorField
        value={colour}
        onChange={(next) => {
          if (next) onChoose(next.toFormat('hsb'));
        }}
        className="look-field"
      >
        <Label className="look-label">{words.digits}</Label>
        <Input className="look-input" dir="ltr" />
      </ColorField>
    </div>
  );
}
