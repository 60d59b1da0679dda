import { describe, expect, test } from 'vitest';
import { languageOfFile } from '../../../src/lib/languages/translation-files.ts';
import { readYaml } from '../../../src/lib/content/yaml.ts';
import { ROOT } from '../../lib/paths.ts';
import { openProject } from '../../lib/project.ts';
import { withHidden } from './hide.ts';
import { looksOf, withLook } from './looks.ts';
import { withMovedSection } from './order.ts';
import { sectionedPages, usesIn, type SectionedPage } from './page.ts';
import { withoutSection } from './remove.ts';
import { NO_CONTENT } from './sample.ts';
import { pageWith, withTexts } from './shown.ts';

const project = openProject(ROOT);
const pages = sectionedPages(project)
  .filter(({ page }) => languageOfFile(page.file) === undefined)
  .map((page) => [page.page.file, page] as const);

const expectSame = (files: ReadonlyMap<string, string>) => {
  for (const [file, text] of files) expect(text, file).toBe(project.read(file));
};

/** Names that a page’s script declares or imports, and never uses. */
const idleNames = ({ page }: SectionedPage) => {
  const uses = usesIn(page.tree, NO_CONTENT).map(({ name }) => name);
  return [...page.imports.keys()].filter((name) => !uses.includes(name));
};

describe.each(pages)('the sections of %s', (_, target) => {
  test('go down, and up again', () => {
    for (const [at, shown] of target.sections.slice(0, -1).entries()) {
      const down = withMovedSection(project, target, shown, at + 1);
      const now = pageWith(project, target, down);
      expect(now.sections.map(({ local }) => local)).toEqual(
        target.sections
          .toSpliced(at, 1)
          .toSpliced(at + 1, 0, shown)
          .map(({ local }) => local),
      );
      const moved = now.sections[at + 1];
      if (!moved) throw new Error('It is gone.');
      const up = withMovedSection(withTexts(project, down), now, moved, at);
      expectSame(new Map([...down, ...up]));
    }
  });

  test('hide, and come back', () => {
    for (const [at, shown] of target.sections.entries()) {
      const hidden = withHidden(project, target, shown, true);
      const now = pageWith(project, target, hidden);
      expect(now.sections.map(({ isHidden }) => isHidden).indexOf(true)).toBe(at);
      const [back] = now.sections.filter(({ isHidden }) => isHidden);
      if (!back) throw new Error('It is gone.');
      expectSame(withHidden(withTexts(project, hidden), now, back, false));
    }
  });

  test('go, and leave a page that uses all that it names', () => {
    // Each takes its time: the first, one in the middle, and the last.
    const { length } = target.sections;
    const before = readYaml(project.read(target.contentFile)).data as object;
    const absent = [...target.parts.keys()].filter((part) => !(part in before));
    for (const at of new Set([0, Math.floor(length / 2), length - 1])) {
      const shown = target.sections[at];
      // A list's pages have their banner alone.
      if (!shown) continue;
      const { files, parts } = withoutSection(project, target, shown);
      const now = pageWith(project, target, files);
      expect(now.sections).toHaveLength(target.sections.length - 1);
      expect(idleNames(now)).toEqual([]);
      const content = readYaml(files.get(target.contentFile) ?? '').data as object;
      for (const part of parts) expect(content).not.toHaveProperty(part);
      expect([...now.parts.keys()].filter((part) => !(part in content))).toEqual(absent);
    }
  });

  test('change their looks, and take the old one again', () => {
    for (const [at, shown] of target.sections.entries()) {
      const looks = looksOf(project, target, shown);
      for (const look of looks?.files ?? []) {
        if (look === looks?.chosen) continue;
        const changed = withLook(project, target, shown, look);
        const now = pageWith(project, target, changed);
        const worn = now.sections[at];
        if (!worn) throw new Error('It is gone.');
        expect(looksOf(withTexts(project, changed), now, worn)?.chosen).toBe(look);
        expectSame(withLook(withTexts(project, changed), now, worn, looks?.chosen));
      }
    }
  });
});
