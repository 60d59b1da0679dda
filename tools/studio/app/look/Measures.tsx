import type { TypeFamily } from '../../contract/look.ts';
import { useWords } from '../words.tsx';
import { variableIn } from './font-edits.ts';
import { MeasureField } from './MeasureField.tsx';
import { measureGroups, type DrawnMeasure, type MeasureGroup } from './measures.ts';
import { Part } from './Part.tsx';
import { usePageTokens } from './use-page-look.ts';
import type { UsedTheme } from './use-theme.ts';

interface MeasuresProps {
  readonly used: UsedTheme;
  readonly families: readonly TypeFamily[];
}

const GROUPS = Object.keys(measureGroups) as MeasureGroup[];

/** Headings have the weights that their family has. */
function withWeights(
  measure: DrawnMeasure,
  used: UsedTheme,
  families: readonly TypeFamily[],
): DrawnMeasure {
  if (measure.token !== 'weight-display' || !measure.slider) return measure;
  const variable = variableIn(used.theme.tokens['font-display']);
  const family = families.find((one) => one.variable === variable);
  if (!family) return measure;
  const [least, most] = family.weights;
  return { ...measure, slider: { ...measure.slider, least, most } };
}

/** Corners, sizes and room, group by group. */
export function Measures({ used, families }: MeasuresProps) {
  const words = useWords('look');
  const shown = usePageTokens();
  return (
    <>
      {GROUPS.map((group) => (
        <Part key={group} title={words[group]}>
          {measureGroups[group].map((measure) => (
            <MeasureField
              key={measure.token}
              measure={withWeights(measure, used, families)}
              used={used}
              standard={shown[measure.token] ?? ''}
            />
          ))}
        </Part>
      ))}
    </>
  );
}
