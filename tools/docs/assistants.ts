import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutRegions } from '../take/regions.ts';

const ENTRY = /^(?:\d+\.|-) \[([^\]]+)\]\(([^)]+)\): (.+)$/gm;

/** The text of `llms.txt`: the book's own list of chapters, for coding assistants. */
export function llmsText(root: string): string {
  const book = readFileSync(join(root, 'docs/README.md'), 'utf8');
  // A site taken from the template doesn't include the parts about the template itself.
  const common = cutRegions('docs/README.md', book, new Set(['template']));
  const chapters = [...common.matchAll(ENTRY)].map(
    ([, title = '', file = '', about = '']) => `- [${title}](docs/${file}): ${about}`,
  );
  return `# Vitrine

> A website template in Astro, React and TypeScript: complete homes, inner pages and sections. Words live in YAML, colours and type in a theme, looks in stylesheets that a page gives to its sections. Pages are static files; a contact message leaves through an e-mail service.

## Start

- [README](README.md): what it is, the two commands, how to make it yours in five minutes
- [Rules for coding assistants](AGENTS.md): where things are, how to change what, what must stay green

## The book

${chapters.join('\n')}

## Reference

- [Configuration](site.config.ts): the one file with name, address, contact and switches
- [Schemas of content](schemas/): what every content file may hold, as JSON Schema
`;
}
