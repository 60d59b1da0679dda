import { Fragment, type ComponentPropsWithoutRef } from 'react';
import type { Block, Mark, Prose as Words } from '~/lib/markdown/prose';
import styles from './prose.module.css';

/** Inline content with its links and its bold and emphasised words. */
export function Prose({ words }: { words: Words }) {
  return words.map((word, index) => (
    <Fragment key={index}>{typeof word === 'string' ? word : <Marked {...word} />}</Fragment>
  ));
}

function Marked({ as: Element, href, words }: Mark) {
  if (Element === 'br') return <br />;
  return (
    <Element className={styles[Element]} {...(href !== undefined && { href })}>
      <Prose words={words} />
    </Element>
  );
}

interface ParagraphsProps extends Omit<ComponentPropsWithoutRef<'p'>, 'children'> {
  blocks: readonly Block[];
}

/** Paragraphs and lists from the content; each element gets the given attributes. */
export function Paragraphs({ blocks, className, ...rest }: ParagraphsProps) {
  return blocks.map((block, index) => {
    if (block.as === 'p')
      return (
        <p key={index} {...rest} className={className}>
          <Prose words={block.words} />
        </p>
      );
    const List = block.as;
    return (
      <div key={index} {...rest} className={className}>
        <List className={styles.list}>
          {block.items.map((words, place) => (
            <li key={place}>
              <Prose words={words} />
            </li>
          ))}
        </List>
      </div>
    );
  });
}
