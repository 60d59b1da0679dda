import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../tools/lib/paths.ts';

/** One entry of the catalogue, as far as tests need it. */
export interface DemoEntry {
  /** The name of its page and its folder. */
  readonly slug: string;
  readonly title: string;
  readonly groups: readonly string[];
  readonly label?: string;
  /** Whether its page exists. */
  readonly built: boolean;
}

/** Every demo of a project, from its `demo.yaml`. */
export function readDemos(root: string = ROOT): DemoEntry[] {
  const folder = join(root, 'src', 'demos');
  return globSync('*/demo.yaml', { cwd: folder }).map((file) => ({
    ...(parse(readFileSync(join(folder, file), 'utf8')) as DemoEntry),
    slug: dirname(file),
    built: existsSync(join(root, 'src', 'pages', `${dirname(file)}.astro`)),
  }));
}
