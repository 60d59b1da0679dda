import { useEffect, useState } from 'react';
import { Button, Heading } from 'react-aria-components';
import { MarkdownView } from '../markdown/MarkdownView.tsx';
import { useWords } from '../words.tsx';
import { textOfChapter, type Chapter } from './chapters.ts';

interface ChapterTextProps {
  readonly chapter: Chapter;
  readonly onBack: () => void;
}

/** A chapter of the book, to read. */
export function ChapterText({ chapter, onBack }: ChapterTextProps) {
  const words = useWords('shell');
  const [text, setText] = useState<string>();
  useEffect(() => void textOfChapter(chapter).then(setText), [chapter]);
  const title = words.chapters[chapter];
  return (
    <>
      <Heading slot="title" level={2} className="visually-hidden">
        {title}
      </Heading>
      <p>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the button that led here is gone */}
        <Button data-look="quiet" autoFocus onPress={onBack}>
          {words.back}
        </Button>
      </p>
      {text === undefined ? <p>{words.loading}</p> : <MarkdownView text={text} label={title} />}
      <small>
        <code dir="ltr">{`docs/${chapter}.md`}</code>
      </small>
    </>
  );
}
