import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, stringify, type Node, type Pair, type YAMLMap } from 'yaml';
import { readYaml } from '../../src/lib/content/yaml.ts';
import { textOf } from './formats/front-matter.ts';
import type { Resume } from './model.ts';
import { entriesOf, type Part } from './resume-entries.ts';

/** A content file with its tabs filled. */
export interface FilledTabs {
  readonly text: string;
  /** The tabs that hold the résumé now, by their ids. */
  readonly filled: readonly string[];
  /** Those that differ from the sample, so that they are the owner's words. */
  readonly kept: readonly string[];
  /** Those of which the résumé says nothing: they hold the sample's words. */
  readonly left: readonly string[];
}

/** What a tab shows, by what its id ends with. */
const SUBJECTS: readonly (readonly [RegExp, Part])[] = [
  [/skills$/, 'skills'],
  [/(awards|prizes)$/, 'awards'],
  [/(experience|posts)$/, 'experience'],
  [/(education|studies)$/, 'education'],
];

/** The part of a résumé that a tab shows. */
export const partOf = (id: string): Part | undefined =>
  SUBJECTS.find(([pattern]) => pattern.test(id))?.[1];

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly map: YAMLMap;
  /** Its field `entries`, and what that holds. */
  readonly pair?: Pair;
  readonly value: unknown;
}

/** The tabs of a content file's field `about`; empty where it has none. */
function tabsIn(text: string): Tab[] {
  const { document } = readYaml(text);
  const list = document.getIn(['about', 'tabs']);
  if (!isSeq(list)) return [];
  return list.items.flatMap((map) => {
    if (!isMap(map)) return [];
    const pair = map.items.find(({ key }) => isScalar(key) && key.value === 'entries');
    const entries = map.get('entries', true) as Node | undefined;
    const value: unknown = entries?.toJS(document);
    const said = (name: string) => textOf(map.get(name)) ?? '';
    return [{ id: said('id'), label: said('label'), map, value, ...(pair && { pair }) }];
  });
}

/** The ids of the About tabs in a content file. */
export const tabIds = (text: string): string[] =>
  tabsIn(text).flatMap(({ id, pair }) => (pair ? [id] : []));

/**
 * Fills the About tabs of a content file that still hold the sample's words. Every other letter stays as it is.
 *
 * @param language of the content
 */
export function fillTabs(
  yamlText: string,
  sampleYamlText: string,
  resume: Resume,
  language = 'en',
): FilledTabs {
  const source = yamlText.replace(/^\uFEFF/, '');
  const samples = new Map(tabsIn(sampleYamlText).map(({ id, value }) => [id, value]));
  const filled: string[] = [];
  const kept: string[] = [];
  const left: string[] = [];
  const edits: Edit[] = [];
  for (const { id, label, pair, value } of tabsIn(source)) {
    const part = partOf(id);
    const entries = part ? entriesOf(resume, part, label, language).entries : [];
    if (!isDeepStrictEqual(value, samples.get(id))) kept.push(id);
    else if (!pair || entries.length === 0) left.push(id);
    else {
      filled.push(id);
      const [at] = rangeOf(source, pair.key);
      const indent = ' '.repeat(at - source.lastIndexOf('\n', at - 1) + 1);
      const lines = stringify(entries, { lineWidth: 0, singleQuote: true }).trimEnd();
      const block = lines.replace(/^/gm, indent);
      edits.push({ from: at, to: rangeOf(source, pair.value)[1], by: `entries:\n${block}` });
    }
  }
  return { text: edited(source, edits), filled, kept, left };
}

/**
 * Takes the entries of some tabs out of a translation, where these translate the sample: the words that they
 * translated are gone.
 *
 * @param places of the tabs in the original
 * @returns undefined where one of them holds words of the owner's
 */
export function clearTabs(
  translation: string,
  sample: string,
  places: readonly number[],
): string | undefined {
  const source = translation.replace(/^\uFEFF/, '');
  const tabs = tabsIn(source);
  const samples = tabsIn(sample);
  const edits: Edit[] = [];
  for (const place of places) {
    const { map, pair, value } = tabs[place] ?? {};
    if (!map || !pair) continue;
    if (!isDeepStrictEqual(value, samples[place]?.value)) return undefined;
    const at = map.items.indexOf(pair);
    const end = rangeOf(source, pair.value)[1];
    const [start] = rangeOf(source, pair.key);
    const [before, after] = [map.items[at - 1], map.items[at + 1]];
    if (before) edits.push({ from: rangeOf(source, before.value)[1], to: end, by: '' });
    else if (after) edits.push({ from: start, to: rangeOf(source, after.key)[0], by: '' });
    else edits.push({ from: start, to: end, by: '{}' });
  }
  return edited(source, edits);
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

function edited(text: string, edits: readonly Edit[]): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return edits.reduceRight(
    (now, { from, to, by }) => now.slice(0, from) + by.replaceAll('\n', eol) + now.slice(to),
    text,
  );
}

/** Where a key or a value begins and ends, without the line breaks behind it. */
function rangeOf(text: string, node: unknown): readonly [number, number] {
  const { range } = node as Node;
  const [from, to] = range ?? [0, 0];
  return [from, from + text.slice(from, to).trimEnd().length];
}
