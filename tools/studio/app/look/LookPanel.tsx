import { themePath } from '../../../../src/lib/theme/inner-theme.ts';
import { useDocument } from '../documents/use-document.ts';
import { useStudio } from '../studio-context.ts';
import { useWords } from '../words.tsx';
import { Look } from './Look.tsx';
import './look.css';

/** The look of the page that is shown: the colours, the typefaces and the cut of the theme that it wears. */
export function LookPanel() {
  const words = useWords('look');
  const { page } = useStudio();
  const file = themePath(page.theme);
  const document = useDocument(file);
  return (
    <div className="look">
      <h2>{words.heading}</h2>
      {document instanceof Error && <p role="alert">{document.message}</p>}
      {document === undefined && <p>{words.opening}</p>}
      {document !== undefined && !(document instanceof Error) && (
        <Look key={file} document={document} />
      )}
    </div>
  );
}
