import { useState } from 'react';
import { Button, CheckboxButton, CheckboxField } from 'react-aria-components';
import type { Theme } from '../../../../src/lib/theme/theme.ts';
import type { TypeFamily } from '../../contract/look.ts';
import { storeOf, type UsedDocument } from '../documents/use-document.ts';
import { useStudio } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';
import { Choice } from './Choice.tsx';
import { Part } from './Part.tsx';
import { takeOverEdits, type Parts } from './take-over.ts';
import { asTheme } from './theme-value.ts';
import { withEdits } from './try-outs.ts';
import type { UsedTheme } from './use-theme.ts';
import './take-over.css';

interface TakeOverProps {
  readonly document: UsedDocument;
  readonly used: UsedTheme;
  readonly families: readonly TypeFamily[];
  /** What the page shows for a look, and is not written. */
  readonly borrowed: Theme | undefined;
  readonly onBorrow: (theme: Theme | undefined) => void;
}

/** Another home’s colours and typefaces: seen in the page first, then taken over in one step. */
export function TakeOver({ document, used, families, borrowed, onBorrow }: TakeOverProps) {
  const words = useWords('look');
  const { site, announce } = useStudio();
  const [lender, setLender] = useState<{ file: string; theme: Theme }>();
  const [parts, setParts] = useState<Parts>({ colours: true, faces: true });
  const { file, value } = { file: document.saved.file, value: document.value };
  const others = site.documents.filter((one) => one.kind === 'theme' && one.file !== file);
  if (others.length === 0) return null;
  const named = families.filter(({ isNamed }) => isNamed).map(({ variable }) => variable);
  const editsFor = (theme: Theme, wanted: Parts) =>
    takeOverEdits(asTheme(value), theme, wanted, named);
  const preview = (theme: Theme, wanted: Parts) => {
    onBorrow(withEdits(value, editsFor(theme, wanted)));
  };
  const look = async (wanted: string) => {
    const store = await storeOf(wanted);
    const theme = asTheme(store.state().value);
    setLender({ file: wanted, theme });
    preview(theme, parts);
  };
  const leave = () => {
    setLender(undefined);
    onBorrow(undefined);
  };
  const take = () => {
    if (!lender) return;
    used.drop();
    for (const edit of editsFor(lender.theme, parts)) document.store.edit(edit);
    announce(words.taken);
    leave();
  };
  return (
    <Part title={words.takeOver}>
      <p className="look-note">{words.takeOverHint}</p>
      <Choice
        label={words.lender}
        placeholder={words.chooseHome}
        value={lender?.file}
        choices={others.map((one) => ({ value: one.file, title: one.title }))}
        onChoose={(wanted) => void look(wanted)}
      />
      {lender && borrowed && (
        <>
          {(['colours', 'faces'] as const).map((part) => (
            <CheckboxField
              key={part}
              isSelected={parts[part]}
              onChange={(isWanted) => {
                const wanted = { ...parts, [part]: isWanted };
                setParts(wanted);
                preview(lender.theme, wanted);
              }}
            >
              <CheckboxButton className="look-check">
                <span className="look-box" aria-hidden="true" />
                {part === 'colours' ? words.takeColours : words.takeFaces}
              </CheckboxButton>
            </CheckboxField>
          ))}
          <p className="look-note">{fill(words.onlyShown, { button: words.take })}</p>
          <div className="look-actions">
            <Button className="look-action look-main" onPress={take}>
              {words.take}
            </Button>
            <Button className="look-action" onPress={leave}>
              {words.leave}
            </Button>
          </div>
        </>
      )}
    </Part>
  );
}
