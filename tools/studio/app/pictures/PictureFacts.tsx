import type { Uploaded } from '../../contract/pictures.ts';
import { fill, useWords } from '../words.tsx';
import { adviceOn, weightOf, type Measures } from './measures.ts';

interface PictureFactsProps {
  readonly measures: Measures;
  readonly isDrawing: boolean;
}

/** A picture’s size and weight. */
export function PictureFacts({ measures, isDrawing }: PictureFactsProps) {
  const words = useWords('pictures');
  const { width, height, bytes } = measures;
  const size =
    width === undefined || height === undefined
      ? undefined
      : fill(isDrawing ? words.units : words.pixels, {
          width: Math.round(width),
          height: Math.round(height),
        });
  const facts = [size, bytes === undefined ? undefined : weightOf(bytes)];
  return <small>{facts.filter((fact) => fact !== undefined).join(' · ')}</small>;
}

/** What to know about a picture: where it is too small or too heavy, and what was made of a new file. */
export function PictureAdvice({
  measures,
  isDrawing,
  uploaded,
}: PictureFactsProps & { readonly uploaded?: Uploaded | undefined }) {
  const words = useWords('pictures');
  const { width = 0, height = 0, bytes = 0 } = measures;
  const slots = { pixels: Math.max(width, height), size: weightOf(bytes) };
  const advice = isDrawing ? [] : adviceOn(measures).map((kind) => fill(words[kind], slots));
  const told = [
    ...(uploaded?.isChanged
      ? [
          fill(words.isChanged, {
            before: weightOf(uploaded.bytesBefore),
            after: weightOf(uploaded.bytes),
          }),
        ]
      : []),
    ...(uploaded?.isCleaned ? [words.isCleaned] : []),
    ...advice,
  ];
  if (told.length === 0) return null;
  return (
    <ul className="picture-advice">
      {told.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
