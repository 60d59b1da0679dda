import { useCallback, useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../client.ts';
import { useSentence } from '../sentence-of.ts';
import { useStudio } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';
import { Fault } from './Fault.tsx';
import { SiteDialog } from './SiteDialog.tsx';
import { useAsked } from './use-asked.ts';
import { Waiting } from './Waiting.tsx';

interface Props {
  readonly title: string;
  readonly path: string;
  readonly onClose: () => void;
}

/** Asks before a page is taken away, and says what still leads to it. */
export function RemoveDialog({ title, path, onClose }: Props) {
  const words = useWords('site');
  const { reloadSite, announce, page, goTo } = useStudio();
  const sentenceOf = useSentence();
  const ask = useCallback(() => call('usesOf', { path }), [path]);
  const { answer: places, fault } = useAsked(ask);
  const [refused, setRefused] = useState<string>();
  const take = async () => {
    try {
      await call('remove', { path });
      if (page.path === path) goTo('/');
      await reloadSite();
      announce(fill(words.removed, { title }));
      onClose();
    } catch (error) {
      setRefused(sentenceOf(error));
    }
  };
  const isFree = places?.length === 0;
  return (
    <SiteDialog title={fill(words.removeTitle, { title })} isOpen isAlert onClose={onClose}>
      {places === undefined && fault === undefined && <Waiting />}
      {isFree && <p className="site-note">{words.removeNote}</p>}
      {places !== undefined && places.length > 0 && (
        <>
          <p className="site-note">{words.removeHeld}</p>
          <ul className="site-uses">
            {places.map((place) => (
              <li key={place.file}>{place.title}</li>
            ))}
          </ul>
        </>
      )}
      <Fault>{refused ?? fault}</Fault>
      <div className="site-buttons">
        <Button onPress={onClose}>{isFree ? words.cancel : words.close}</Button>
        {isFree && (
          <Button data-look="danger" onPress={() => void take()}>
            {words.remove}
          </Button>
        )}
      </div>
    </SiteDialog>
  );
}
