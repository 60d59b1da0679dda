import { Slider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components';
import { numberIn, written, type DrawnMeasure } from './measures.ts';

interface MeasureSliderProps {
  readonly title: string;
  readonly range: NonNullable<DrawnMeasure['slider']>;
  readonly value: string;
  /** While one drags. */
  readonly onDrag: (value: string) => void;
  /** When one has let go. */
  readonly onChoose: (value: string) => void;
}

/** A measure along a slider, from its least to its most. */
export function MeasureSlider({ title, range, value, onDrag, onChoose }: MeasureSliderProps) {
  const { unit, least, most, step } = range;
  // One that is written in another way stands at the end until it is moved.
  const number = numberIn(value, unit) ?? most;
  if (least === most) return null;
  return (
    <Slider
      aria-label={title}
      minValue={least}
      maxValue={most}
      step={step}
      value={Math.min(most, Math.max(least, number))}
      onChange={(next) => {
        onDrag(written(next, unit));
      }}
      onChangeEnd={(next) => {
        onChoose(written(next, unit));
      }}
      formatOptions={{ maximumFractionDigits: 3 }}
      className="look-slider"
    >
      <SliderTrack className="look-slider-track">
        <SliderFill className="look-slider-fill" />
        <SliderThumb className="look-slider-thumb" />
      </SliderTrack>
    </Slider>
  );
}
