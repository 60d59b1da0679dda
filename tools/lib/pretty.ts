import { join } from 'node:path';
import { format, resolveConfig, type Plugin } from 'prettier';

/** A text as Prettier formats it in the project. */
export async function pretty(
  { root }: { root: string },
  file: string,
  text: string,
): Promise<string> {
  const filepath = join(root, file);
  const config = await resolveConfig(filepath);
  // Prettier would look for plugins from wherever the command was started.
  const plugins = (config?.plugins ?? []).map(async (plugin) =>
    typeof plugin === 'string' ? ((await import(plugin)) as Plugin) : plugin,
  );
  return format(text, { ...config, plugins: await Promise.all(plugins), filepath });
}

/** A changed text, as Prettier formats it where the whole file was so before; else as it is. */
export async function keptPretty(
  project: { root: string },
  file: string,
  before: string,
  after: string,
): Promise<string> {
  const tidy = await pretty(project, file, after);
  // Most changes leave nothing to be tidied: then it does not matter how the file was.
  if (tidy === after) return after;
  return (await pretty(project, file, before)) === before ? tidy : after;
}
