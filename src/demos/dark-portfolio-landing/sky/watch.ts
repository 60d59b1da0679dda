import { clsx } from 'clsx';
import { content } from '../content';
import styles from './watch.module.css';

/**
 * What makes a section one watch of the night: its piece of the sky behind it, and its hour in the
 * margin.
 *
 * @param name the section, by its name in the content
 * @param look the section's look, where it wears one
 */
export function watch(name: keyof typeof content.night, look?: string) {
  const { time, name: hour } = content.night[name];
  return {
    className: clsx(styles.watch, look),
    'data-watch': name,
    'data-time': time,
    'data-hour': hour,
  };
}
