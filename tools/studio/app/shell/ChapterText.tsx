import { useEffect, useRef, useState } from 'react';
import { Button, Heading } from 'react-aria-components';
import type { BookChapter } from '../../contract/help.ts';
import { call } from '../client.ts';
import { useWords } from '../words.tsx';
import { placeOf, type BookPlace } from './chapters.ts';

interface ChapterTextProps {
  readonly place: BookPlace;
  readonly onPlace: (place: BookPlace) => void;
  readonly onBack: () => void;
}

/** A chapter of the book, to read; its links to other chapters open these. */
export function ChapterText({ place, onPlace, onBack }: ChapterTextProps) {
  const words = useWords('shell');
  const [chapter, setChapter] = useState<BookChapter>();
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    let isWanted = true;
    call('chapter', { name: place.name }).then(
      (found) => {
        if (isWanted) setChapter(found);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [place.name]);
  useEffect(() => {
    const { current } = text;
    if (!current) return undefined;
    const heading = current.querySelector(`[id="${CSS.escape(place.heading ?? '')}"]`);
    // A chapter begins below the way back, whose height the text keeps free.
    (heading ?? current).scrollIntoView({ block: 'start' });
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const next = placeOf(link?.getAttribute('href') ?? 'none:', place.name);
      if (!next) return;
      // The window’s own fragment holds its key.
      event.preventDefault();
      onPlace(next);
    };
    current.addEventListener('click', follow);
    return () => {
      current.removeEventListener('click', follow);
    };
  }, [chapter, place, onPlace]);
  return (
    <>
      <p className="book-back">
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the button that led here is gone */}
        <Button data-look="quiet" autoFocus onPress={onBack}>
          {words.back}
        </Button>
      </p>
      {chapter ? (
        <article ref={text} lang="en" dir="ltr" className="book-chapter">
          <Heading slot="title" level={2}>
            {chapter.title}
          </Heading>
          {/* The server makes it of the project’s own book, and leaves nothing in it that runs. */}
          <div dangerouslySetInnerHTML={{ __html: chapter.html }} />
        </article>
      ) : (
        <Heading slot="title" level={2}>
          {words.loading}
        </Heading>
      )}
    </>
  );
}
