import { Fragment, type ComponentPropsWithoutRef } from 'react';
import type { Block, Mark, Prose as Words } from '~/lib/markdown/prose';
import styles from './prose.module.css';

/** Words of content, with the links and the bold and emphasised words that are marked in them. */
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

/** Paragraphs of content and lists among them, each with the attributes that are given. */
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
