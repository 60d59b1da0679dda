import IconDownload from 'virtual:icon/download';
import type { PartValue } from './work-parts.schema';
import styles from './download.module.css';

/** A file to take away. */
export function Download({ file, label }: PartValue<'download'>) {
  return (
    <a className={styles.link} href={file} download="">
      <IconDownload size={22} stroke={1.5} aria-hidden="true" />
      {label}
    </a>
  );
}
