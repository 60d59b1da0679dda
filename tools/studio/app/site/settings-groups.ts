/** The fields of `site.config.ts` as an owner looks for them; what no group names is among the others. */
export const SETTINGS_GROUPS = {
  name: [
    'name',
    'kind',
    'url',
    'base',
    'description',
    'logo',
    'icon',
    'homeBrands',
    'copyrightYear',
  ],
  contact: ['owner', 'contact', 'map'],
  social: ['social'],
  look: ['home', 'theme', 'video'],
  frame: ['headerButton', 'footer', 'buyUrl', 'supportUrl'],
  languages: ['languages', 'translations'],
  contents: ['journal', 'works'],
  mail: ['mail'],
  consent: ['consent', 'scripts', 'policy'],
  others: [],
} as const satisfies Record<string, readonly string[]>;

/** A group of the site's settings. */
export type SettingsGroup = keyof typeof SETTINGS_GROUPS;

/** Fields that have a room of their own. */
const ELSEWHERE = ['redirects'];

const isGroup = (name: string): name is SettingsGroup => name in SETTINGS_GROUPS;

/** All groups, in the order in which the panel shows them. */
export const settingsGroups = Object.keys(SETTINGS_GROUPS).filter(isGroup);

/**
 * The fields of a group.
 *
 * @param all the fields that the configuration may have, in their order
 */
export function fieldsOfGroup(group: SettingsGroup, all: readonly string[]): readonly string[] {
  if (group !== 'others') return all.filter((name) => isIn(SETTINGS_GROUPS[group], name));
  const named = Object.values<readonly string[]>(SETTINGS_GROUPS).flat();
  return all.filter((name) => !isIn(named, name) && !ELSEWHERE.includes(name));
}

const isIn = (names: readonly string[], name: string) => names.includes(name);
