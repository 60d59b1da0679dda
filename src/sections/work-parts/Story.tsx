import { isHeading, type StoryBlock } from '~/lib/markdown/prose';
import { Paragraphs, Prose } from '~/ui/prose/Prose';
import styles from './story.module.css';

/** A text of a work: its first paragraph larger where it opens the page. */
export function Story({ blocks }: { blocks: readonly StoryBlock[] }) {
  return (
    <div className={styles.story}>
      {blocks.map((block, index) => {
        if (isHeading(block)) {
          const { as: Heading, words } = block;
          return (
            <Heading key={index} className={styles[Heading]}>
              <Prose words={words} />
            </Heading>
          );
        }
        return <Paragraphs key={index} blocks={[block]} />;
      })}
    </div>
  );
}
