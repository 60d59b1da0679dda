import { useStudio } from '../studio-context.ts';

/** Opens a page in the frame, with its words beside it. */
export function useOpenPage(): (path: string, language?: string) => void {
  const { site, goTo, showPanel } = useStudio();
  return (path, language = site.languages[0]) => {
    goTo(path, language);
    showPanel('content');
  };
}
