import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Difference } from './compare.ts';

/** Writes a page that shows before, after and the difference side by side. */
export function writeReport(file: string, differences: readonly Difference[]): void {
  const rows = differences.map(
    ({ name, verdict }) =>
      `<h2>${name}</h2><p>${verdict}</p><div>${['../kept', '../latest', '.']
        .map((folder) => `<img loading="lazy" src="${folder}/${name}" alt="">`)
        .join('')}</div>`,
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>What changed</title>
<style>body{font:16px system-ui;margin:2rem}div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem;align-items:start}img{width:100%;border:1px solid #999}</style>
<h1>${differences.length} photographs differ</h1><p>Kept, now, and the difference in red.</p>
${rows.join('\n')}
`,
  );
}
