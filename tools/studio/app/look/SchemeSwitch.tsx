import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import type { Scheme } from '../../../../src/lib/theme/theme.ts';
import { useWords } from '../words.tsx';

interface SchemeSwitchProps {
  readonly scheme: Scheme;
  readonly onChange: (scheme: Scheme) => void;
}

/** Which of a theme’s two palettes the page shows, and the panel changes. */
export function SchemeSwitch({ scheme, onChange }: SchemeSwitchProps) {
  const words = useWords('look');
  return (
    <RadioGroup
      className="look-scheme"
      orientation="horizontal"
      value={scheme}
      onChange={(value) => {
        onChange(value === 'dark' ? 'dark' : 'light');
      }}
    >
      <Label className="look-label">{words.palette}</Label>
      <div className="look-steps">
        {(['light', 'dark'] as const).map((name) => (
          <RadioField key={name} value={name}>
            <RadioButton className="look-step">{words[name]}</RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
}
