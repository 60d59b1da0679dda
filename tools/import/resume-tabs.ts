import { isDeepStrictEqual } from 'node:util';
import { readYaml } from '../../src/lib/content/yaml.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { valueAt } from '../lib/edits/edit.ts';
import { editYaml } from '../lib/edits/yaml-edit.ts';
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
  /** Whether it has a field `entries`, and what that holds. */
  readonly hasEntries: boolean;
  readonly value: unknown;
}

/** Where the tabs of a content file stand. */
const TABS = ['about', 'tabs'];

/** The tabs of a content file's field `about`; empty where it has none. */
function tabsIn(text: string): Tab[] {
  const list = valueAt(readYaml(text).data, TABS);
  return (Array.isArray(list) ? list : []).map((item: unknown) => {
    const { id, label, ...rest } = isRecord(item) ? item : {};
    return {
      id: textOf(id) ?? '',
      label: textOf(label) ?? '',
      hasEntries: 'entries' in rest,
      value: rest['entries'],
    };
  });
}

/** The ids of the About tabs in a content file. */
export const tabIds = (text: string): string[] =>
  tabsIn(text).flatMap(({ id, hasEntries }) => (hasEntries ? [id] : []));

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
  const samples = new Map(tabsIn(sampleYamlText).map(({ id, value }) => [id, value]));
  const filled: string[] = [];
  const kept: string[] = [];
  const left: string[] = [];
  let text = yamlText;
  for (const [at, { id, label, hasEntries, value }] of tabsIn(yamlText).entries()) {
    const part = partOf(id);
    const entries = part ? entriesOf(resume, part, label, language).entries : [];
    if (!isDeepStrictEqual(value, samples.get(id))) kept.push(id);
    else if (!hasEntries || entries.length === 0) left.push(id);
    else {
      filled.push(id);
      const written = entries.map((entry) => ({ ...entry }));
      text = editYaml(text, { kind: 'set', path: [...TABS, at, 'entries'], value: written });
    }
  }
  return { text, filled, kept, left };
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
  const tabs = tabsIn(translation);
  const samples = tabsIn(sample);
  const translated = places.filter((place) => tabs[place]?.hasEntries);
  if (translated.some((place) => !isDeepStrictEqual(tabs[place]?.value, samples[place]?.value)))
    return undefined;
  return translated.reduce(
    (text, place) => editYaml(text, { kind: 'remove', path: [...TABS, place, 'entries'] }),
    translation,
  );
}
