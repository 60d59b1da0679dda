import { useEffect, useState, type ComponentPropsWithoutRef } from 'react';
import type { Catalogue } from '~/showcase/wardrobe/wardrobe-catalogue';
import { copyText } from './hand-over';

interface CopyButtonProps extends ComponentPropsWithoutRef<'button'> {
  words: Catalogue['words'];
  /** What is copied. */
  text: () => string;
}

/** How long a button says that it has copied, in milliseconds. */
const SAID_MS = 2500;

/** Copies a text by one press, and says so to eyes and ears. */
export function CopyButton({ words, text, children, ...rest }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => setSaid((await copyText(text())) ? words.copied : words.notCopied);
  return (
    <>
      <button {...rest} type="button" onClick={() => void copy()}>
        {said || children}
      </button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}
