import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { useWords } from '../words.tsx';
import type { DrawnMeasure, StepName } from './measures.ts';

interface MeasureStepsProps {
  readonly title: string;
  readonly steps: NonNullable<DrawnMeasure['steps']>;
  /** The property of CSS that takes the value. */
  readonly property: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** Whether two values say the same, however they are written. */
function isSame(property: string, one: string, other: string): boolean {
  const style = [one, other].map((value) => {
    const element = document.createElement('span');
    element.style.setProperty(property, value);
    return element.style.getPropertyValue(property);
  });
  return one === other || (style[0] !== '' && style[0] === style[1]);
}

/** A measure among steps that have names. */
export function MeasureSteps({ title, steps, property, value, onChoose }: MeasureStepsProps) {
  const { steps: names } = useWords('look');
  const chosen = Object.entries(steps).find(([, one]) => isSame(property, one, value))?.[0];
  return (
    <ToggleButtonGroup
      aria-label={title}
      className="look-steps"
      selectedKeys={chosen === undefined ? [] : [chosen]}
      onSelectionChange={([key]) => {
        const next = steps[key as StepName];
        if (next !== undefined) onChoose(next);
      }}
    >
      {(Object.keys(steps) as StepName[]).map((name) => (
        <ToggleButton key={name} id={name} className="look-step">
          {names[name]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
