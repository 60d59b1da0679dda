import '~/ui/code/code.css';
import { clsx } from 'clsx';
import { Fragment, type ComponentPropsWithoutRef } from 'react';
import { fill } from '~/lib/words/fill';
import { words } from '~/lib/words/words';
import styles from './code-sample.module.css';

interface CodeSampleProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** The sample's title, for example the name of its file. */
  title: string;
  /** The lines as HTML, see `highlight`. */
  html: string;
}

/**
 * Lines of code that can be read, selected and scrolled without script; with script, a button
 * copies them.
 */
export function CodeSample({ title, html, className, ...rest }: CodeSampleProps) {
  return (
    <div {...rest} className={clsx(styles.sample, className)}>
      <div className={styles.head}>
        <p className={styles.title}>
          {title.split(/(?<=\/)/).map((part, index) => (
            <Fragment key={index}>
              {/* A path too long for a phone breaks between its folders. */}
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </p>
        <button
          type="button"
          className={styles.button}
          aria-label={fill(words.codeSample.copy, { title })}
          data-effect="copy"
          data-needs-script=""
          data-copied-words={words.codeSample.copied}
          data-failed-words={words.codeSample.failed}
          hidden
        >
          {words.codeSample.action}
        </button>
      </div>
      <p className={styles.status} role="status" />
      <pre className={styles.code} tabIndex={0} role="group" aria-label={title} translate="no">
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  );
}
