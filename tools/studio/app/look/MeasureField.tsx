import { Button } from 'react-aria-components';
import { fill, useWords } from '../words.tsx';
import { ExactValue } from './ExactValue.tsx';
import { MeasureSlider } from './MeasureSlider.tsx';
import { MeasureSteps } from './MeasureSteps.tsx';
import type { DrawnMeasure } from './measures.ts';
import { backTo, setToken } from './theme-edits.ts';
import type { UsedTheme } from './use-theme.ts';
import './measures.css';

interface MeasureFieldProps {
  readonly measure: DrawnMeasure;
  readonly used: UsedTheme;
  /** What the page has where the theme says nothing. */
  readonly standard: string;
}

/** A measure of a theme: along a slider, among steps, or as it is written. */
export function MeasureField({ measure, used, standard }: MeasureFieldProps) {
  const words = useWords('look');
  const { token, slider, steps } = measure;
  const title = words.tokenNames[token];
  const value = used.theme.tokens[token] ?? standard;
  const edit = (next: string) => setToken(['tokens'], token, next);
  const back = backTo(used.theme, used.original, ['tokens', token]);
  const choose = (next: string) => {
    used.change([edit(next)]);
  };
  return (
    <div role="group" aria-label={title} className="look-measure">
      <div className="look-row">
        <span className="look-label">{title}</span>
        {back.length > 0 && (
          <Button
            className="look-action"
            aria-label={fill(words.resetNamed, { name: title })}
            onPress={() => {
              used.change(back);
            }}
          >
            {words.reset}
          </Button>
        )}
      </div>
      <p className="look-hint">{words.tokenHints[token]}</p>
      {slider && (
        <MeasureSlider
          title={title}
          range={slider}
          value={value}
          onDrag={(next) => {
            used.show([edit(next)]);
          }}
          onChoose={choose}
        />
      )}
      {steps && (
        <MeasureSteps
          title={title}
          steps={steps}
          property={measure.property}
          value={value}
          onChoose={choose}
        />
      )}
      <ExactValue title={title} property={measure.property} value={value} onChoose={choose} />
    </div>
  );
}
