import { useWords } from '../words.tsx';

/** The names of a theme’s colours in the owner’s words, by their tokens’ without `color-`. */
export function useColourNames(): (name: string) => string {
  const { colourNames } = useWords('look');
  return (name) =>
    Object.hasOwn(colourNames, name) ? colourNames[name as keyof typeof colourNames] : name;
}
