import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ContentError } from '../../../src/lib/content/content-error.ts';
import { openSchemaRegistry } from '../../../src/lib/content/publish-schema.ts';
import { isTemplate } from '../../../src/lib/is-template.ts';
import { noteUnusedParts } from '../../../src/lib/content/unused-parts.ts';
import type { Site } from '../../../src/lib/site/site.ts';
import { openProject } from '../../lib/project.ts';
import { hiddenParts } from '../../take/sections/hide.ts';
import { leftOver, translationReport } from '../../translations/report.ts';
import { watchMarkdown } from '../markdown/markdown-watch.ts';
import { keepPageNames, keepSchemas } from '../schemas/keep-schemas.ts';
import { ENV_FILES } from './check-env.ts';
import { placeholderWarnings } from './placeholders.ts';

/** Options of {@link ownersContent}. */
interface Options {
  /** Whether a placeholder stops the build instead of causing a warning. */
  readonly strict: boolean;
}

/**
 * Checks owners' content: warns about placeholders, about parts that no page shows and about translations
 * that are left over, says how much is translated, keeps `schemas/` up to date for editors, and has the development server reload changed texts and a
 * changed `.env`.
 *
 * @throws {ContentError} naming the placeholders, if `strict`
 */
export function ownersContent(site: Site, { strict }: Options): AstroIntegration {
  const published = openSchemaRegistry();
  const unused = noteUnusedParts();
  let root = '';
  let isDev = false;
  return {
    name: 'owners-content',
    hooks: {
      'astro:config:setup': ({ config, command, addWatchFile }) => {
        root = fileURLToPath(config.root);
        for (const file of ENV_FILES) addWatchFile(new URL(file, config.root));
        // Astro also sets up a server to sync, and so does Vitest for its tests.
        isDev = command === 'dev' && process.env['VITEST'] === undefined;
      },
      'astro:server:setup': (setup) => {
        watchMarkdown(setup);
        if (isDev) keepPageNames(root);
      },
      'astro:build:start': ({ logger }) => {
        const warnings = placeholderWarnings(site);
        if (strict && warnings.length > 0) throw new ContentError(warnings.join('\n'));
        for (const warning of warnings) logger.warn(warning);
        const further = site.languages.slice(1);
        const project = openProject(root);
        for (const line of leftOver(project, further)) logger.warn(`left over: ${line}`);
        for (const { language, share } of translationReport(project, further, site))
          logger.info(
            `${language}: ${String(share)} % of the words; npm run translations lists the rest`,
          );
      },
      'astro:build:done': ({ logger }) => {
        const written = keepSchemas(root, published, isTemplate);
        if (written !== undefined) logger.info(written);
        for (const [file, unread] of unused) {
          if (unread.size === 0) continue;
          const hidden = hiddenParts(openProject(root), file);
          const parts = [...unread].filter((part) => !hidden.includes(part));
          if (parts.length > 0)
            logger.warn(
              `${file}: no page shows ${parts.join(', ')}. A section stands in three places: its element in the page, its schema where the page’s content is read, its part in this file.`,
            );
        }
      },
    },
  };
}
