import { useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../client.ts';
import { useSentence } from '../sentence-of.ts';
import { useStudio } from '../studio-context.ts';
import { useWords } from '../words.tsx';

/** Says that a page is not in its reader's language yet, and begins its translation. */
export function NotTranslated({ file }: { readonly file: string }) {
  const words = useWords('form');
  const { language, page, reloadSite } = useStudio();
  const sentenceOf = useSentence();
  const [fault, setFault] = useState<string>();
  const begin = async () => {
    try {
      await call('translate', { file, language });
      await reloadSite();
    } catch (error) {
      setFault(sentenceOf(error));
    }
  };
  return (
    <section className="content-empty">
      <h2 className="content-title">{page.title}</h2>
      <p>{words.notTranslated}</p>
      <Button className="form-button" onPress={() => void begin()}>
        {words.translate}
      </Button>
      {fault !== undefined && (
        <p className="field-error" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}
