import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { fill } from '~/lib/words/fill';
import { withBase } from '~/lib/routes/url';
import { Picture } from '~/ui/picture/Picture';
import { Section } from '~/ui/section/Section';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import type { keysSchema } from './keys.schema';
import styles from './keys.module.css';
import type { WrittenFile } from './written-files';

/** Where the panel gets what it needs to know. */
const RING = '/demo/keys.json';

/** Where the files are as they stand, for those who have no script. */
const FILES = '/demo/keys';

/** The line by which inner pages wear what the home wears. */
const THEME = 'theme: ';

interface KeysProps
  extends z.infer<typeof keysSchema>, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The files to download, as they stand before anything is entered. */
  written: readonly Pick<WrittenFile, 'part' | 'name'>[];
}

/**
 * Six lines of a home's real files, beside a shop front with its page. Script makes fields of what one
 * would change in them, and puts the page itself behind the window; without it a picture shows before
 * and after.
 */
export function Keys({
  label,
  heading,
  text,
  home,
  lines,
  files,
  picture,
  words,
  written,
  className,
  ...rest
}: KeysProps) {
  if (!home) return null;
  const { slug, firm, theme } = home;
  const folder = `src/demos/${slug}`;
  return (
    <Section
      tone="inverse"
      {...rest}
      id="keys"
      aria-labelledby="keys-heading"
      className={clsx(styles.keys, className)}
      data-effect="keys"
      data-ring={withBase(RING)}
      data-home={slug}
    >
      <SectionHeading id="keys-heading" heading={heading} label={label} text={text} />
      <div className={styles.panel}>
        <div className={styles.desk}>
          <File name={`${folder}/content.yaml`} part="content">
            <Line help={`# ${lines.name}`} name="name" above="brand:" before="  name: ">
              {firm}
            </Line>
          </File>
          <File name={`${folder}/theme.ts`} part="theme">
            <Line help={`// ${lines.accent}`} name="accent" before="'color-accent': " after=",">
              {`'${theme.tokens['color-accent'] ?? ''}'`}
            </Line>
            <Line help={`// ${lines.face}`} name="face" before="'font-display': " after=",">
              {`'${theme.tokens['font-display'] ?? ''}'`}
            </Line>
          </File>
          <File name="site.config.ts" part="site">
            <Line help={`// ${lines.home}`} name="home" before="home: " after=",">
              {`'${slug}'`}
            </Line>
            <code className={styles.last}>
              {THEME}
              <b data-key="theme">{`'${slug}'`}</b>,
            </code>
          </File>
        </div>
        <div className={styles.shop}>
          <p className={styles.sign} data-slot="sign">
            {firm}
          </p>
          <div className={styles.window} data-slot="window">
            <Picture {...picture} className={styles.picture} />
          </div>
        </div>
        <p className={styles.files} data-slot="files">
          <span>{files}</span>
          {written.map(({ part, name }) => (
            <a key={part} href={withBase(`${FILES}/${name}`)} download={name} data-file={part}>
              {fill(words.download, { file: name })}
            </a>
          ))}
        </p>
      </div>
    </Section>
  );
}

interface FileProps {
  name: string;
  /** Which of the files it is, for the script. */
  part: string;
  children: ReactNode;
}

function File({ name, part, children }: FileProps) {
  return (
    <figure className={styles.file}>
      <figcaption className={styles.path} data-path={part}>
        {name}
      </figcaption>
      {children}
    </figure>
  );
}

interface LineProps {
  /** What it is for. */
  help: string;
  /** What stands in it, for the script. */
  name: string;
  /** What stands in the line above, and before and behind its value. */
  above?: string;
  before: string;
  after?: string;
  /** Its value. */
  children: ReactNode;
}

function Line({ help, name, above, before, after, children }: LineProps) {
  return (
    <div className={styles.line}>
      <span className={styles.help} id={`keys-${name}`}>
        {help}
      </span>
      {above && <code className={styles.above}>{above}</code>}
      <code className={styles.code}>
        {before}
        <b className={styles.value} data-key={name}>
          {children}
        </b>
        {after}
      </code>
    </div>
  );
}
