import type { Edit } from '../../../lib/edits/edit.ts';
import type { TypeFamily } from '../../contract/look.ts';
import { useWords } from '../words.tsx';
import { FaceSelect } from './FaceSelect.tsx';
import { FONT_TOKENS, fontEdits, variableIn, type FontToken } from './font-edits.ts';
import { backTo } from './theme-edits.ts';
import type { UsedTheme } from './use-theme.ts';

interface FacesProps {
  readonly used: UsedTheme;
  readonly families: readonly TypeFamily[];
}

/** The typefaces of headings, running text and labels, among the families that the site has. */
export function Faces({ used, families }: FacesProps) {
  const words = useWords('look');
  const { theme, original } = used;
  if (families.length === 0) return <p>{words.opening}</p>;
  const editsFor = (token: FontToken, variable: string): readonly Edit[] => {
    const family = families.find((one) => one.variable === variable);
    return family ? fontEdits(theme, token, family, families) : [];
  };
  const reset = (token: FontToken, before: string) => {
    const weight = ['tokens', 'weight-display'];
    const edits = editsFor(token, before).filter(({ path }) => path.at(-1) !== weight.at(-1));
    // Another typeface of headings may have changed how bold they are.
    used.change([...edits, ...(token === 'font-display' ? backTo(theme, original, weight) : [])]);
  };
  return (
    <>
      {FONT_TOKENS.map((token) => {
        const before = variableIn(original.tokens[token]);
        return (
          <FaceSelect
            key={token}
            title={words.tokenNames[token]}
            hint={words.tokenHints[token]}
            families={families}
            variable={variableIn(theme.tokens[token])}
            onChoose={(variable) => {
              used.change(editsFor(token, variable));
            }}
            onReset={
              before === undefined || before === variableIn(theme.tokens[token])
                ? undefined
                : () => {
                    reset(token, before);
                  }
            }
          />
        );
      })}
    </>
  );
}
