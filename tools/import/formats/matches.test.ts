import { expect, test } from 'vitest';
import { exportOf } from '../fixtures/export-of.ts';
import { ghostFiles } from '../fixtures/ghost.ts';
import { hugoExport } from '../fixtures/hugo.ts';
import { jekyllExport } from '../fixtures/jekyll.ts';
import { notionExport } from '../fixtures/notion.ts';
import { jsonResumeExport, linkedInExport } from '../fixtures/resumes.ts';
import { ghost } from './ghost.ts';
import { hugo } from './hugo.ts';
import { jekyll } from './jekyll.ts';
import { jsonResume } from './json-resume.ts';
import { linkedIn } from './linked-in.ts';
import { notion } from './notion.ts';

const formats = [ghost, hugo, jekyll, jsonResume, linkedIn, notion];

test.each([
  ['Ghost', ghostFiles()],
  ['Hugo', hugoExport()],
  ['Hugo', hugoExport({ 'resume.json': jsonResumeExport().text('resume.json') })],
  ['Jekyll', jekyllExport()],
  ['Jekyll', jekyllExport({ 'resume.json': jsonResumeExport().text('resume.json') })],
  ['JSON Resume', jsonResumeExport()],
  ['LinkedIn', linkedInExport()],
  ['Notion', notionExport()],
  [undefined, exportOf('notes', { 'readme.md': '# Notes', 'data.json': '{}', 'a.csv': 'A,B' })],
  [undefined, exportOf('hugo.toml', { 'hugo.toml': 'title = "x"' })],
  [undefined, exportOf('x', { '_config.yml': 'a: 1', 'content/a.md': 'no front matter' })],
])('an export of %s is of that format alone', (name, files) => {
  const found = formats.filter((format) => format.matches(files)).map((format) => format.name);
  expect(found).toEqual(name === undefined ? [] : [name]);
});
